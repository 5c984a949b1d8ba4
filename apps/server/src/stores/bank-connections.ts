import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { OwnerMatch, BankConnectionErrorKind, BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import type { Day } from '@attesta/domain/day.ts'
import { bestMatch, ownerMatch } from '@attesta/domain/owner-match.ts'
import type { PersonName } from '@attesta/domain/person-name.ts'
import { bankConnections } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

/** What a bank counts its calls by. */
export type AccountScope = 'details' | 'balances' | 'transactions'

export interface ConnectedAccount {
  id: string
  /** By what the provider knows it; null once the connection was given back. */
  bankId: string | null
  ownerName: string | null
  name: string | null
  iban: string | null
  currency: string | null
  lastAccessed: string | null
  error: BankConnectionErrorKind | null
  /** Its details were asked for. */
  isRead: boolean
  /** How often each scope was asked for on `callsOn`. */
  calls: Record<AccountScope, number>
  callsOn: Day
  /** The document that its bookings became. */
  documentId: string | null
}

/** What says something of a person or opens their account: sealed. */
export interface ConnectionDetails {
  institution: { id: string; name: string }
  /** The provider's own id; null once it was given back. */
  linkId: string | null
  /** The bank's consent page. */
  link: string | null
  wantedDays: number
  grantedDays: number
  accounts: ConnectedAccount[]
  /** Of those accounts, ours. */
  chosen: string[]
  bankName: string | null
  bankAbi: string | null
  error: BankConnectionErrorKind | null
  /** When the provider first said that the bank refused, while the tab that says why had not come back. */
  refusedAt?: string
}

export interface BankConnection {
  id: string
  applicationId: string
  userId: string
  provider: string
  status: BankConnectionStatus
  details: ConnectionDetails
  mappedAt: Date | null
  revokedAt: Date | null
  createdAt: Date
}

/** What a connection says of who the person is. `on`: when its bookings had come. */
export interface OwnerProof {
  match: OwnerMatch
  on: Date
}

const place = (row: string) => ({ table: 'bank_connections', column: 'details', row })
const key = (applicationId: string) => ({ kind: 'application', id: applicationId }) as const

export const createBankConnections = ({ tx, keys, clock, random }: StoreContext) => {
  const hashOf = (reference: string) => keys.hmac('bank-reference', reference)
  const opened = async ({
    details,
    referenceHash: _reference,
    askedAt: _asked,
    changedAt: _changed,
    ...plain
  }: typeof bankConnections.$inferSelect): Promise<BankConnection> => ({
    ...plain,
    details: await keys.openJson<ConnectionDetails>(key(plain.applicationId), place(plain.id), details),
  })
  const sealed = (id: string, applicationId: string, details: ConnectionDetails) =>
    keys.seal(key(applicationId), place(id), details)

  return {
    /**
     * Keeps a connection that was just begun at the provider. `reference`: the secret in the return address, of which
     * only a keyed hash is kept.
     */
    async begin({
      details,
      reference,
      ...plain
    }: {
      applicationId: string
      userId: string
      provider: string
      reference: string
      details: ConnectionDetails
    }): Promise<string> {
      const id = random.uuid()
      await tx.insert(bankConnections).values({
        id,
        ...plain,
        referenceHash: hashOf(reference),
        status: 'created',
        details: await sealed(id, plain.applicationId, details),
        createdAt: clock.now(),
        changedAt: clock.now(),
      })
      return id
    },

    /**
     * Keeps what a connection gave for another application of the same person: whose account it is, and the documents
     * that it became. `documents`: new ids by old. It opens no account.
     */
    async takeOver(
      { provider, userId, details, mappedAt }: BankConnection,
      applicationId: string,
      documents: ReadonlyMap<string, string>,
    ): Promise<string> {
      const id = random.uuid()
      const accounts = details.accounts.map((account) => ({
        ...account,
        bankId: null,
        documentId: account.documentId && (documents.get(account.documentId) ?? account.documentId),
      }))
      await tx.insert(bankConnections).values({
        id,
        applicationId,
        userId,
        provider,
        referenceHash: hashOf(random.bytes(32).toString('base64url')),
        status: 'mapped',
        details: await sealed(id, applicationId, { ...details, accounts, linkId: null, link: null }),
        mappedAt,
        revokedAt: clock.now(),
        createdAt: clock.now(),
        changedAt: clock.now(),
      })
      return id
    },

    async find(id: string): Promise<BankConnection | null> {
      const [row] = await tx.select().from(bankConnections).where(eq(bankConnections.id, id))
      return row ? opened(row) : null
    },

    /** Finds a connection and locks it until the transaction ends. */
    async findLocked(id: string): Promise<BankConnection | null> {
      const [row] = await tx.select().from(bankConnections).where(eq(bankConnections.id, id)).for('update')
      return row ? opened(row) : null
    },

    async byReference(reference: string): Promise<BankConnection | null> {
      const [row] = await tx
        .select()
        .from(bankConnections)
        .where(eq(bankConnections.referenceHash, hashOf(reference)))
      return row ? opened(row) : null
    },

    /** Returns the provider's ids of a person's links that were not given back yet. */
    async openLinksOf(userId: string): Promise<string[]> {
      const rows = await tx
        .select()
        .from(bankConnections)
        .where(and(eq(bankConnections.userId, userId), isNull(bankConnections.revokedAt)))
      return (await Promise.all(rows.map(opened))).flatMap(({ details }) => details.linkId ?? [])
    },

    /** Returns all, the newest first. */
    async of(applicationId: string): Promise<BankConnection[]> {
      const rows = await tx
        .select()
        .from(bankConnections)
        .where(eq(bankConnections.applicationId, applicationId))
        .orderBy(desc(bankConnections.createdAt), desc(bankConnections.id))
      return Promise.all(rows.map(opened))
    },

    async save({ id, applicationId, status, details, mappedAt, revokedAt }: BankConnection): Promise<void> {
      await tx
        .update(bankConnections)
        .set({ status, details: await sealed(id, applicationId, details), mappedAt, revokedAt, changedAt: clock.now() })
        .where(eq(bankConnections.id, id))
    },

    /** Whether it is this caller's turn to ask the provider: of all who want to know, one in `everyMs`. */
    async claimAsk(id: string, everyMs: number): Promise<boolean> {
      const now = clock.now()
      const claimed = await tx
        .update(bankConnections)
        .set({ askedAt: now })
        .where(
          and(
            eq(bankConnections.id, id),
            or(isNull(bankConnections.askedAt), lt(bankConnections.askedAt, new Date(now.getTime() - everyMs + 1))),
          ),
        )
        .returning({ id: bankConnections.id })
      return claimed.length > 0
    },

    /**
     * What the application's bank connections say of who the person is, under the name that they give now; null when
     * none came to its end.
     * Only `match` verifies; a document that was taken away again leaves the proof as it is.
     */
    async ownerMatchOf(applicationId: string, name: PersonName): Promise<OwnerProof | null> {
      const rows = await tx
        .select()
        .from(bankConnections)
        .where(and(eq(bankConnections.applicationId, applicationId), isNotNull(bankConnections.mappedAt)))
        .orderBy(bankConnections.mappedAt, bankConnections.id)
      const proofs = await Promise.all(
        rows.map(async (row): Promise<OwnerProof> => {
          const {
            details: { accounts },
          } = await opened(row)
          return {
            match: bestMatch(
              accounts
                .filter(({ documentId }) => documentId !== null)
                .map(({ ownerName }) => ownerMatch(ownerName, name)),
            ),
            on: row.mappedAt!,
          }
        }),
      )
      return proofs.find(({ match }) => match === bestMatch(proofs.map((proof) => proof.match))) ?? null
    },
  }
}
