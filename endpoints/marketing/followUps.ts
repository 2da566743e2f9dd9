import type { Endpoint } from 'payload'

import { deeds, rowDeeds } from '@/endpoints/platform/deeds'
import { staffEndpoint } from '@/src/access/actions'
import { followUpInput } from '@/src/domain/marketing/follow-up-input'
import { processFollowUps } from '@/src/services/marketing/followups/run-follow-ups'
import { saveFollowUp } from '@/src/services/marketing/followups/save-follow-up'
import { switchActive } from '@/src/services/marketing/switch-active'

import { activeInput } from './templates'

/** What staff do with follow-ups. */
export const followUpEndpoints: Endpoint[] = [
  deeds('changeFollowUps')('/follow-ups/save', followUpInput, async (req, input) => {
    const { id, name } = await saveFollowUp(req, input)
    return { id, message: `Follow-up saved: ${name}` }
  }),
  rowDeeds('follow_up', 'changeFollowUps')(
    '/follow-ups/:id/switch',
    activeInput,
    async (req, id, { isActive }) => ({
      message: await switchActive(req, 'followupCampaigns', id, isActive),
    }),
  ),
  staffEndpoint({
    action: 'processFollowUps',
    path: '/follow-ups/process',
    method: 'post',
    handler: async (req) => Response.json({ message: await processFollowUps(req.payload) }),
  }),
]
