import { openStream, sealStream } from '../../crypto/sealed-stream.ts'
import type { Deps } from '../../deps.ts'
import { markDocument } from '../../documents/settle-reading.ts'
import type { Application } from '../../stores/applications.ts'
import type { Document } from '../../stores/documents.ts'
import type { Stores } from '../../stores/index.ts'
import type { Plan } from './plan.ts'

/** A document under its new name. `fileKey` null: what a bank connection gave has no file. */
export interface Copy {
  id: string
  of: Document
  fileKey: string | null
}

/**
 * Copies the files, each sealed again under the new application's key: when the old application goes, with its key, the
 * new one keeps its own, and the other way round. Nothing points at them yet; what is copied and not taken up is the
 * sweeper's.
 */
export async function copyFiles(
  { storage, keys, random }: Deps,
  { id: applicationId }: Application,
  { documents, former }: Plan,
): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const { document, left } of documents) {
    if (left !== null) continue
    const id = random.uuid()
    const fileKey = document.fileKey === null ? null : `documents/${applicationId}/${id}`
    if (document.fileKey !== null && fileKey !== null) {
      const plain = openStream(
        keys,
        { kind: 'application', id: former.application.id },
        document.fileKey,
        await storage.get(document.fileKey),
      )
      await storage.put(
        fileKey,
        sealStream({ keys, random }, { kind: 'application', id: applicationId }, fileKey, plain),
      )
    }
    copies.push({ id, of: document, fileKey })
  }
  return copies
}

/**
 * The bank's word on whose account it is, and by which connection its documents came. Returns new ids of connections by
 * old.
 */
async function takeConnections(
  stores: Stores,
  made: Application,
  plan: Plan,
  copies: readonly Copy[],
): Promise<Map<string, string>> {
  const documents = new Map(copies.map(({ id, of }) => [of.id, id]))
  const ids = new Map<string, string>()
  for (const connection of await stores.bankConnections.of(plan.former.application.id)) {
    if (connection.mappedAt !== null)
      ids.set(connection.id, await stores.bankConnections.takeOver(connection, made.id, documents))
  }
  return ids
}

async function takeDocuments(
  stores: Stores,
  { id: applicationId, userId }: Application,
  copies: readonly Copy[],
  connections: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { id, of, fileKey } of copies) {
    const { type, idType, labels, size, mediaType, fingerprint, connectionId, result, contests } = of
    // What was never read stays behind.
    if (result === null) continue
    await stores.documents.createRead(
      {
        id,
        applicationId,
        userId,
        type,
        idType,
        labels,
        fileKey,
        size,
        mediaType,
        fingerprint,
        handoverId: null,
        connectionId: connectionId && (connections.get(connectionId) ?? null),
      },
      result,
    )
    await markDocument(stores, { id, applicationId, userId }, result)
    for (const { code, comment } of contests) await stores.contests.keep({ id, applicationId, userId }, code, comment)
  }
}

async function takeProof(stores: Stores, made: Application, { former }: Plan): Promise<void> {
  for (const attempt of await stores.identityVerifications.of(former.application.id)) {
    if (attempt.outcome.state === 'verified')
      return stores.identityVerifications.takeOver(attempt, attempt.outcome, made.id)
  }
}

/** Fills the new application; the old one stays as it is. The person has declared nothing of it yet. */
export async function fill(stores: Stores, made: Application, plan: Plan, copies: readonly Copy[]): Promise<void> {
  await takeDocuments(stores, made, copies, await takeConnections(stores, made, plan, copies))
  await takeProof(stores, made, plan)
  await stores.applications.changeAnswers(made.id, plan.answers)
  if (plan.coveredUntil !== null)
    await stores.applications.cover(
      made.id,
      plan.coveredUntil,
      made.workflow.map((step) => (step.router === 'payment' ? { ...step, skip: true } : step)),
    )
  await stores.applications.saveStep(made.id, plan.step, plan.router)
}
