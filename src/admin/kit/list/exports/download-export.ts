import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { screenNamed } from '@/src/admin/kit/screens/admin-href'
import { AppError } from '@/src/lib/errors'
import { download } from '@/src/lib/http/attachment'
import { readExport } from '@/src/services/platform/exports/export-file'
import { ownExport } from '@/src/services/platform/exports/list-exports'
import { mayExport } from '../../screens/opens'
import { FORBIDDEN, NO_EXPORT } from '../csv-of'

const exportId = z.uuid()

/** The file of an export, for its owner as long as they may export the list. */
export async function exportAnswer(req: PayloadRequest, asked: string): Promise<Response> {
  const id = exportId.safeParse(asked)
  const found = id.success ? await ownExport(req, id.data) : null
  const gone = new AppError('no_export', NO_EXPORT, 404)
  if (!found) throw gone
  const screen = screenNamed(found.screen)
  if (!screen || !(await mayExport(req, screen))) throw new AppError('forbidden', FORBIDDEN, 403)
  if (found.state === 'failed') throw new AppError('no_export', found.reason ?? gone.message, 404)
  if (found.state !== 'done') throw new AppError('not_ready', 'This export is not finished.', 409)
  const file = await readExport(found.id)
  if (!file) throw gone
  const answer = download(file.body, 'text/csv; charset=utf-8', `${found.fileName}.csv`)
  answer.headers.set('content-length', String(file.size))
  return answer
}
