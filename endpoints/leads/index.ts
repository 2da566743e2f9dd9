import type { Endpoint, PayloadRequest } from 'payload'
import { checkedToken, uploadedFile } from '@/endpoints/catalogue/uploaded-file'
import {
  plainStaffActions,
  staffActions,
  staffRowActions,
} from '@/endpoints/platform/staff-actions'
import { staffPost } from '@/src/access/actions'
import {
  callInput,
  convertInput,
  LEAD_FILE_BYTES,
  noteInput,
  ownerInput,
} from '@/src/domain/leads/lead-change'
import { importOptions } from '@/src/domain/leads/lead-import'
import { leadInput } from '@/src/domain/leads/lead-input'
import { scoreWeights } from '@/src/domain/leads/score-weights'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { captureLead } from '@/src/services/leads/capture-lead'
import {
  convertByHand,
  noteLead,
  ownLead,
  recordCall,
  removeLead,
  restoreLead,
} from '@/src/services/leads/desk/lead-desk'
import { importLeads, undoImport } from '@/src/services/leads/import/import-leads'
import { planImport } from '@/src/services/leads/import/plan-import'
import { previewWeights, saveWeights } from '@/src/services/leads/scoring/score-leads'
import { limitRate } from '@/src/services/platform/limit-rate'
import { rememberOrigin } from '@/src/services/platform/visits/visits'

const weigh = staffActions('weighLeads')

/** What makes a lead's score: who would move, and the change itself. */
const leadScoringEndpoints: Endpoint[] = [
  weigh('/leads/scoring/preview', scoreWeights, previewWeights),
  weigh('/leads/scoring', scoreWeights, async (req, weights) => {
    await saveWeights(req, weights)
    return { message: 'Weights saved. Scores follow within a minute.' }
  }),
]

/** How the file is to be read: `?options=`, as JSON. @throws AppError 422 */
function optionsIn(req: PayloadRequest) {
  try {
    return parseInput(importOptions, JSON.parse(req.searchParams.get('options') ?? '{}'))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_input', 'Choose what each column holds.', 422)
  }
}

const undoable = plainStaffActions('import', 'importLeads')

/** A list of leads as a file: checked, imported, and taken back. */
const leadImportEndpoints: Endpoint[] = [
  staffPost('importLeads', '/leads/import/check', async (req) => {
    const options = optionsIn(req)
    return Response.json(await planImport(req, await uploadedFile(req, LEAD_FILE_BYTES), options))
  }),
  staffPost('importLeads', '/leads/import', async (req) => {
    const [options, token] = [optionsIn(req), checkedToken(req)]
    const file = await uploadedFile(req, LEAD_FILE_BYTES)
    const { added, merged } = await importLeads(req, file, options, token)
    const message = `Imported: ${plural(added, 'lead')} added, ${merged} merged.`
    return Response.json({ message })
  }),
  undoable('/leads/imports/:id/undo', async (req, id) => {
    const { removed, kept } = await undoImport(req, id)
    const left =
      kept > 0 ? ` ${plural(kept, 'lead')} stayed: something happened with them since.` : ''
    return { message: `Import undone: ${plural(removed, 'lead')} removed.${left}` }
  }),
]

const change = staffRowActions('lead', 'changeLead')
const plainly = plainStaffActions('lead', 'changeLead')

/** What staff do with a lead. */
const leadDeskEndpoints: Endpoint[] = [
  change('/leads/:id/notes', noteInput, (req, id, { note }) => noteLead(req, id, note)),
  change('/leads/:id/owner', ownerInput, (req, id, { owner }) => ownLead(req, id, owner)),
  change('/leads/:id/conversion', convertInput, (req, id, { converted }) =>
    convertByHand(req, id, converted),
  ),
  change('/leads/:id/call', callInput, (req, id, call) => recordCall(req, id, call)),
  plainly('/leads/:id/remove', removeLead),
  plainly('/leads/:id/restore', restoreLead),
]

export const leadEndpoints: Endpoint[] = [
  /** Someone told the checkout who they are. The answer says nothing about who is known. */
  post('/leads/capture', async (req) => {
    const input = parseInput(leadInput, await bodyOf(req))
    await limitRate(req, 'lead')
    const lead = await captureLead(req.payload, input)
    if (lead) await rememberOrigin(req, { lead })
    return new Response(null, { status: 204 })
  }),
  ...leadImportEndpoints,
  ...leadScoringEndpoints,
  ...leadDeskEndpoints,
]
