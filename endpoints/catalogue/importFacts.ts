import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import { FACT_FILE_BYTES } from '@/src/domain/catalogue/fact-editing/fact-file'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError, parseInput } from '@/src/lib/errors'
import { FACT_FILE_LIMIT } from '@/src/lib/http/body-limits'
import { checkImport, importFacts } from '@/src/services/catalogue/facts/import-facts'

const tooLarge = () => new AppError('too_large', 'This file is larger than 2 MB.', 413)

/** The file of a form. @throws AppError 400, 413 or 422 */
async function fileOf(req: PayloadRequest): Promise<Uint8Array> {
  if (Number(req.headers.get('content-length')) > FACT_FILE_LIMIT) throw tooLarge()
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if (error instanceof APIError && error.status === 413) throw tooLarge()
    throw new AppError('bad_upload', 'The upload did not arrive in full. Please try again.', 400)
  }
  if (!req.file)
    throw new AppError('no_file', 'Choose a CSV file.', 422, { file: 'Choose a CSV file.' })
  if (req.file.data.byteLength > FACT_FILE_BYTES) throw tooLarge()
  return req.file.data
}

/** What importing a file would change: nothing is written. The file is in the form's `file`. */
export const checkImportEndpoint = staffEndpoint({
  action: 'importFacts',
  path: '/state-facts/import/check',
  method: 'post',
  handler: async (req) => Response.json(await checkImport(req, await fileOf(req))),
})

const confirmed = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/, 'Check the file first.') })

/** Imports a file that was checked: `?token=` names what was shown then. */
export const importFactsEndpoint = staffEndpoint({
  action: 'importFacts',
  path: '/state-facts/import',
  method: 'post',
  handler: async (req) => {
    const { token } = parseInput(confirmed, { token: req.searchParams.get('token') ?? '' })
    const { added, changed } = await importFacts(req, await fileOf(req), token)
    const states = new Set([...added, ...changed].map(({ state }) => state))
    const facts = plural(added.length + changed.length, 'fact')
    return Response.json({ message: `Imported ${facts} for ${plural(states.size, 'state')}.` })
  },
})
