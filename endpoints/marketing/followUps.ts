import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { followUpInput } from '@/src/domain/marketing/follow-up-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { processFollowUps } from '@/src/services/marketing/followups/run-follow-ups'
import { saveFollowUp, switchFollowUp } from '@/src/services/marketing/followups/save-follow-up'

import { activeInput } from './templates'

/** What staff do with follow-ups. */
export const followUpEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeFollowUps',
    path: '/follow-ups/save',
    method: 'post',
    handler: async (req) => {
      const { id, name } = await saveFollowUp(req, parseInput(followUpInput, await bodyOf(req)))
      return Response.json({ id, message: `Follow-up saved: ${name}` })
    },
  }),
  staffRowEndpoint('follow_up', {
    action: 'changeFollowUps',
    path: '/follow-ups/:id/switch',
    method: 'post',
    handler: async (req, id) => {
      const { isActive } = parseInput(activeInput, await bodyOf(req))
      return Response.json({ message: await switchFollowUp(req, id, isActive) })
    },
  }),
  staffEndpoint({
    action: 'processFollowUps',
    path: '/follow-ups/process',
    method: 'post',
    handler: async (req) => Response.json({ message: await processFollowUps(req.payload) }),
  }),
]
