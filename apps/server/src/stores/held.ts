import { getTableColumns, inArray, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { readAuditOf } from '../audit/audit-log.ts'
import { catalogue, type Tag } from '../db/catalogue.ts'
import { holdings, tableNames, tableOf, type TableName } from '../db/holdings.ts'
import { applications, companies, consentProofs, documents, reports, users } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export type HeldRow = Record<string, unknown>
/** Everything that is held of a person, by table: each column that the catalogue hands out, opened. */
export interface Held {
  tables: Partial<Record<TableName, HeldRow[]>>
  /** Who did what and saw what, and when. */
  log: HeldRow[]
  /** The files themselves, which lie sealed in the store. */
  ownDocuments: {
    id: string
    applicationId: string
    /** None for what a bank connection told. */
    fileKey: string | null
  }[]
  reportFiles: { id: string; applicationId: string; pdfKey: string }[]
}

/** «firstName» → «first_name», the spelling of the database. */
const inDatabase = (name: string) => name.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`)
const tagsOf = (name: TableName) => catalogue[name] as Record<string, Tag>

/** A sealed text that is no JSON is a text: «[urgent] call back» is one. */
function plainOf(bytes: Buffer): unknown {
  const text = bytes.toString()
  if (!text.startsWith('{') && !text.startsWith('[')) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export const createHeld = ({ tx, keys }: StoreContext) => {
  async function opened(
    name: TableName,
    row: HeldRow,
    subject: { kind: 'application' | 'user'; id: string },
  ): Promise<HeldRow> {
    const place = (holdings[name].sealedAs ?? ['id']).map((column) => String(row[column])).join(' ')
    const shown: HeldRow = {}
    for (const [column, tag] of Object.entries(tagsOf(name))) {
      if (!tag.export) continue
      const value = row[column]
      // An email that was sent has no text any more.
      shown[column] = !Buffer.isBuffer(value)
        ? value
        : value.length === 0
          ? null
          : plainOf(
              await keys.open(subject, { table: inDatabase(name), column: inDatabase(column), row: place }, value),
            )
    }
    return shown
  }

  async function rowsOf(name: TableName, ids: Record<'application' | 'account', string[]>): Promise<HeldRow[]> {
    const { goesWith } = holdings[name]
    if (!goesWith || !Object.values(tagsOf(name)).some((tag) => tag.export) || ids[goesWith.subject].length === 0)
      return []
    const table = tableOf(name)
    const property = Object.entries(getTableColumns(table)).find(([, column]) => column === goesWith.by)![0]
    const rows = (await tx
      .select(getTableColumns(table) as Record<string, PgColumn>)
      .from(table)
      .where(inArray(goesWith.by, ids[goesWith.subject]))) as HeldRow[]
    return Promise.all(
      rows.map((row) =>
        opened(name, row, {
          kind: goesWith.subject === 'application' ? 'application' : 'user',
          id: String(row[property]),
        }),
      ),
    )
  }

  /** Names of the companies that the log speaks of, so that it can be read. */
  async function namedLog(whose: {
    userId: string
    applicationIds: string[]
    subjectIds: string[]
  }): Promise<HeldRow[]> {
    const rows = await readAuditOf(tx, whose)
    const ids = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))]
    const named =
      ids.length === 0
        ? []
        : await tx.select({ id: companies.id, name: companies.name }).from(companies).where(inArray(companies.id, ids))
    const names = new Map(named.map(({ id, name }) => [id, name]))
    return rows.map((row) => ({ ...row, company: row.companyId === null ? null : (names.get(row.companyId) ?? null) }))
  }

  return {
    /** Of one account, over all its applications. Null when there is no such account. */
    async of(userId: string): Promise<Held | null> {
      const [user] = await tx.select({ emailHash: users.emailHash }).from(users).where(eq(users.id, userId))
      if (!user) return null
      const own = await tx.select({ id: applications.id }).from(applications).where(eq(applications.userId, userId))
      const ids = { application: own.map(({ id }) => id), account: [userId] }
      const tables: Held['tables'] = {}
      for (const name of tableNames) {
        const rows = await rowsOf(name, ids)
        if (rows.length > 0) tables[name] = rows
      }
      const proofs = await tx
        .select({
          id: consentProofs.id,
          language: consentProofs.language,
          consentedAt: consentProofs.consentedAt,
          withdrawnAt: consentProofs.withdrawnAt,
        })
        .from(consentProofs)
        .where(eq(consentProofs.emailHash, user.emailHash))
      if (proofs.length > 0) tables.consentProofs = proofs
      const ownDocuments =
        ids.application.length === 0
          ? []
          : await tx
              .select({ id: documents.id, applicationId: documents.applicationId, fileKey: documents.fileKey })
              .from(documents)
              .where(inArray(documents.applicationId, ids.application))
      const drawn =
        ids.application.length === 0
          ? []
          : await tx
              .select({ id: reports.id, applicationId: reports.applicationId, pdfKey: reports.pdfKey })
              .from(reports)
              .where(inArray(reports.applicationId, ids.application))
      return {
        tables,
        log: await namedLog({
          userId,
          applicationIds: ids.application,
          subjectIds: [...ownDocuments, ...drawn].map(({ id }) => id),
        }),
        ownDocuments,
        reportFiles: drawn.flatMap(({ pdfKey, ...plain }) => (pdfKey === null ? [] : [{ ...plain, pdfKey }])),
      }
    },
  }
}
