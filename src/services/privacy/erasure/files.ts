import { rm } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'

import { ordersOf, type Subject, ticketsOf } from './subject'

/**
 * Removes the rows of somebody's documents, and has the worker remove their files: only once the
 * transaction is for good, and again until it is done.
 *
 * @returns how many documents there were
 */
export async function removeDocuments(req: PayloadRequest, subject: Subject): Promise<number> {
  const rows = await runSql(
    req,
    sql`delete from documents where user_id = ${subject.user}
        or order_id in ${ordersOf(subject)}
        or ticket_id in ${ticketsOf(subject)}
      returning filename`,
  )
  const names = rows.flatMap(({ filename }) => (typeof filename === 'string' ? [filename] : []))
  if (names.length > 0) await enqueue(req, 'remove-files', { names })
  return rows.length
}

/** Removes files of documents that are no more. One that is gone already is no error. */
export async function removeFiles(payload: Payload, names: readonly string[]): Promise<void> {
  const folder = path.resolve(payload.collections.documents.config.upload.staticDir ?? '')
  for (const name of names) {
    const file = path.resolve(folder, name)
    if (file.startsWith(folder + path.sep)) await rm(file, { force: true })
  }
}
