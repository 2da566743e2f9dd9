import type { Payload, PayloadRequest } from 'payload'
import { screenNamed } from '@/src/admin/kit/screens/admin-href'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { writeExport } from '@/src/services/platform/exports/export-file'
import {
  failExport,
  finishExport,
  type ListExport,
  noteExport,
  openExport,
} from '@/src/services/platform/exports/list-exports'
import { requestAs } from '@/src/services/platform/request-as'
import { mayExport } from '../../screens/opens'
import { FORBIDDEN, searchInput } from '../csv-of'
import { auditExport } from './audit-export'
import type { ExportSource } from './export-source'

export type ExportSources = Readonly<Record<string, ExportSource>>

/** The owner of an export, with what they may do now. @throws AppError 403 without the screen's right */
async function readerOf(payload: Payload, { owner, screen }: ListExport): Promise<PayloadRequest> {
  const req = await requestAs(payload, owner)
  const name = screenNamed(screen)
  if (name && (await mayExport(req, name))) return req
  throw new AppError('forbidden', FORBIDDEN, 403)
}

async function* linesOf(payload: Payload, asked: ListExport, source: ExportSource) {
  const reader = () => readerOf(payload, asked)
  const search = searchInput.parse(asked.question)
  await noteExport({ payload }, asked.id, { total: await source.count(await reader(), search) })
  let done = 0
  for await (const { text, rows } of source.parts(reader, search, asked.columns)) {
    yield text
    done += rows
    await noteExport({ payload }, asked.id, { done })
  }
}

/** Opens the file to its owner, and notes in the audit log what they took. */
async function finish(payload: Payload, asked: ListExport, source: ExportSource): Promise<void> {
  const reader = await readerOf(payload, asked)
  const question = await source.asked(reader, searchInput.parse(asked.question))
  const { screen, columns } = asked
  await inTransaction(
    payload,
    async (req) => {
      const rows = await finishExport(req, asked.id)
      if (rows !== null) await auditExport(req, { screen, asked: question, columns, rows })
    },
    reader,
  )
}

/**
 * Writes the file of an export, page by page and with what its owner may read at each. May run
 * again: then it begins again.
 */
export async function runExport(
  payload: Payload,
  id: string,
  sources: ExportSources,
  isLastTry: boolean,
): Promise<void> {
  const asked = await openExport({ payload }, id)
  if (!asked) return
  const source = sources[asked.screen]
  if (!source) return failExport({ payload }, id, 'This list can’t be exported.')
  try {
    await writeExport(id, linesOf(payload, asked, source))
    await finish(payload, asked, source)
  } catch (error) {
    if (error instanceof AppError) return failExport({ payload }, id, error.message)
    if (isLastTry) await failExport({ payload }, id, 'Something went wrong.')
    throw error
  }
}
