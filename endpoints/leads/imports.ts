import type { Endpoint, PayloadRequest } from 'payload'

import { checkedToken, uploadedFile } from '@/endpoints/catalogue/uploaded-file'
import { plainDeeds } from '@/endpoints/platform/deeds'
import { staffEndpoint } from '@/src/access/actions'
import { LEAD_FILE_BYTES } from '@/src/domain/leads/lead-file'
import { importOptions } from '@/src/domain/leads/lead-import'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError, parseInput } from '@/src/lib/errors'
import { importLeads } from '@/src/services/leads/import/import-leads'
import { planImport } from '@/src/services/leads/import/plan-import'
import { undoImport } from '@/src/services/leads/import/undo-import'

/** How the file is to be read: `?options=`, as JSON. @throws AppError 422 */
function optionsIn(req: PayloadRequest) {
  try {
    return parseInput(importOptions, JSON.parse(req.searchParams.get('options') ?? '{}'))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_input', 'Choose what each column holds.', 422)
  }
}

const undoable = plainDeeds('import', 'importLeads')
const importing = { action: 'importLeads', method: 'post' } as const

/** A list of leads as a file: checked, imported, and taken back. */
export const leadImportEndpoints: Endpoint[] = [
  staffEndpoint({
    ...importing,
    path: '/leads/import/check',
    handler: async (req) => {
      const options = optionsIn(req)
      return Response.json(await planImport(req, await uploadedFile(req, LEAD_FILE_BYTES), options))
    },
  }),
  staffEndpoint({
    ...importing,
    path: '/leads/import',
    handler: async (req) => {
      const [options, token] = [optionsIn(req), checkedToken(req)]
      const file = await uploadedFile(req, LEAD_FILE_BYTES)
      const { added, merged } = await importLeads(req, file, options, token)
      const message = `Imported: ${plural(added, 'lead')} added, ${merged} merged.`
      return Response.json({ message })
    },
  }),
  undoable('/leads/imports/:id/undo', async (req, id) => {
    const { removed, kept } = await undoImport(req, id)
    const left =
      kept > 0 ? ` ${plural(kept, 'lead')} stayed: something happened with them since.` : ''
    return { message: `Import undone: ${plural(removed, 'lead')} removed.${left}` }
  }),
]
