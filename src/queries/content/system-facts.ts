import { count, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import packageJson from '@/package.json'
import { documents, emails, evidence, job_applications, media } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { fileStore } from '@/src/lib/files/files'
import { findRows } from '@/src/lib/find-one'
import { jobs } from '@/src/lib/own-tables'
import { countIf } from '@/src/lib/sql-parts'
import { businessZone } from '@/src/services/platform/business-zone'

export type SystemFacts = {
  readonly version: string
  readonly databaseBytes: number
  readonly filesPlace: string
  readonly files: number
  readonly fileBytes: number
  readonly timeZone: string
  readonly mail: { readonly waiting: number; readonly held: number; readonly failed: number }
  /** When the worker last finished something, as an ISO moment; null where it never has. */
  readonly workerAt: string | null
}

const total = (bytes: unknown) => sql`coalesce(sum(${bytes}), 0)`.mapWith(Number)

async function databaseSize(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req)
  const bytes = sql`pg_database_size(current_database())`.mapWith(Number)
  const [row] = await db.select({ bytes }).from(sql`(select 1) as first`)
  return row?.bytes ?? 0
}

/** Every collection whose records have files. */
const UPLOADS: readonly (PgTable & { readonly filename: PgColumn; readonly filesize: PgColumn })[] =
  [documents, evidence, job_applications, media]

async function storedFiles(req: PayloadRequest): Promise<{ files: number; fileBytes: number }> {
  const db = await databaseOf(req)
  let [files, fileBytes] = [0, 0]
  for (const table of UPLOADS) {
    const [kept] = await db
      .select({ files: count(table.filename), bytes: total(table.filesize) })
      .from(table)
    files += kept?.files ?? 0
    fileBytes += kept?.bytes ?? 0
  }
  return { files, fileBytes }
}

async function outbox(req: PayloadRequest): Promise<SystemFacts['mail']> {
  const { status } = emails
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      waiting: countIf(inArray(status, ['queued', 'sending'])),
      held: countIf(inArray(status, ['held'])),
      failed: countIf(inArray(status, ['failed'])),
    })
    .from(emails)
    .where(inArray(status, ['queued', 'sending', 'held', 'failed']))
  return row ?? { waiting: 0, held: 0, failed: 0 }
}

async function workerAt(req: PayloadRequest): Promise<string | null> {
  const db = await databaseOf(req)
  const [row] = await db.select({ at: sql<string | null>`max(${jobs.completedOn})` }).from(jobs)
  return row?.at ? new Date(row.at).toISOString() : null
}

/** What the installation is made of and how it does, all of it looked up now. */
export async function systemFacts(req: PayloadRequest): Promise<SystemFacts> {
  return {
    version: packageJson.version,
    databaseBytes: await databaseSize(req),
    filesPlace: (await fileStore()).place,
    ...(await storedFiles(req)),
    timeZone: await businessZone(req),
    mail: await outbox(req),
    workerAt: await workerAt(req),
  }
}

/** The offers that the popup may carry: those that are switched on, and the one that it has. */
export async function activeOffers(
  req: PayloadRequest,
  chosen: string | null,
): Promise<{ readonly id: string; readonly title: string }[]> {
  const isOn = { isActive: { equals: true } }
  const docs = await findRows(req, 'offers', {
    where: chosen ? { or: [isOn, { id: { equals: chosen } }] } : isOn,
    select: { title: true, isActive: true },
    sort: 'title',
    limit: 200,
    overrideAccess: true, // their titles, for those who decide what the popup says
  })
  return docs.map(({ id, title, isActive }) => ({
    id,
    title: isActive ? title : `${title} (switched off)`,
  }))
}
