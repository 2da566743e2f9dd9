import type { Endpoint, PayloadRequest } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { callInput } from '@/src/domain/leads/call-outcome'
import { convertInput, noteInput, ownerInput } from '@/src/domain/leads/lead-change'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  type ChangedLead,
  convertByHand,
  noteLead,
  ownLead,
  removeLead,
  restoreLead,
} from '@/src/services/leads/desk/change-lead'
import { recordCall } from '@/src/services/leads/desk/record-call'

type Change = (req: PayloadRequest, id: string) => Promise<ChangedLead>

/** A change of one lead; it answers with what staff are told, and what takes it back. */
const change = (what: string, work: Change): Endpoint =>
  staffRowEndpoint('lead', {
    action: 'changeLead',
    method: 'post',
    path: `/leads/:id/${what}`,
    handler: async (req, id) => Response.json(await work(req, id)),
  })

/** What staff do with a lead. */
export const leadDeskEndpoints: Endpoint[] = [
  change('notes', async (req, id) => {
    const { note } = parseInput(noteInput, await bodyOf(req))
    return noteLead(req, id, note)
  }),
  change('owner', async (req, id) => {
    const { owner } = parseInput(ownerInput, await bodyOf(req))
    return ownLead(req, id, owner)
  }),
  change('conversion', async (req, id) => {
    const { converted } = parseInput(convertInput, await bodyOf(req))
    return convertByHand(req, id, converted)
  }),
  change('call', async (req, id) => recordCall(req, id, parseInput(callInput, await bodyOf(req)))),
  change('remove', removeLead),
  change('restore', restoreLead),
]
