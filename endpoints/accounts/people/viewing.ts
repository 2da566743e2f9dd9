import type { Endpoint } from 'payload'

import { viewingInput } from '@/src/domain/accounts/viewing-input'
import { parseInput } from '@/src/lib/errors'
import { setCookie, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import {
  beginViewing,
  endViewing,
  VIEWING_SECONDS,
} from '@/src/services/accounts/viewing/begin-viewing'

import { staffRowEndpoint } from '../../platform/row-id'

export const viewingEndpoints: Endpoint[] = [
  staffRowEndpoint('user', {
    action: 'viewAsCustomer',
    path: '/users/:id/view-as',
    method: 'post',
    handler: async (req, id) => {
      const { reason } = parseInput(viewingInput, await bodyOf(req))
      const token = await beginViewing(req, id, reason)
      const headers = {
        'set-cookie': setCookie(VIEWING_COOKIE, token, { maxAge: VIEWING_SECONDS }),
      }
      return Response.json({ redirect: '/dashboard' }, { headers })
    },
  }),
  defineEndpoint({
    path: '/account/viewing/end',
    method: 'post',
    handler: async (req) => {
      await endViewing(req)
      const headers = { 'set-cookie': setCookie(VIEWING_COOKIE, '', { maxAge: 0 }) }
      return Response.json({ ended: true }, { headers })
    },
  }),
]
