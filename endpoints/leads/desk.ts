import type { Endpoint } from 'payload'

import { plainDeeds, rowDeeds } from '@/endpoints/platform/deeds'
import { callInput } from '@/src/domain/leads/call-outcome'
import { convertInput, noteInput, ownerInput } from '@/src/domain/leads/lead-change'
import {
  convertByHand,
  noteLead,
  ownLead,
  removeLead,
  restoreLead,
} from '@/src/services/leads/desk/change-lead'
import { recordCall } from '@/src/services/leads/desk/record-call'

const change = rowDeeds('lead', 'changeLead')
const plainly = plainDeeds('lead', 'changeLead')

/** What staff do with a lead. */
export const leadDeskEndpoints: Endpoint[] = [
  change('/leads/:id/notes', noteInput, (req, id, { note }) => noteLead(req, id, note)),
  change('/leads/:id/owner', ownerInput, (req, id, { owner }) => ownLead(req, id, owner)),
  change('/leads/:id/conversion', convertInput, (req, id, { converted }) =>
    convertByHand(req, id, converted),
  ),
  change('/leads/:id/call', callInput, (req, id, call) => recordCall(req, id, call)),
  plainly('/leads/:id/remove', removeLead),
  plainly('/leads/:id/restore', restoreLead),
]
