import type { Endpoint } from 'payload'

import {
  endSessionInput,
  personInput,
  rightsInput,
  roleInput,
} from '@/src/domain/accounts/people-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  changePerson,
  changeRole,
  endSessionsOf,
  replaceRights,
} from '@/src/services/accounts/people/change-person'

import { staffRowEndpoint } from '../../platform/row-id'

const said = (message: string) => Response.json({ message })

/** What staff change of other people's accounts. */
export const peopleEndpoints: Endpoint[] = [
  staffRowEndpoint('user', {
    action: 'editUser',
    path: '/users/:id/details',
    method: 'post',
    handler: async (req, id) => {
      await changePerson(req, id, parseInput(personInput, await bodyOf(req)))
      return said('Saved')
    },
  }),
  staffRowEndpoint('user', {
    action: 'changeRights',
    path: '/users/:id/role',
    method: 'post',
    handler: async (req, id) => {
      await changeRole(req, id, parseInput(roleInput, await bodyOf(req)).role)
      return said('Role changed')
    },
  }),
  staffRowEndpoint('user', {
    action: 'changeRights',
    path: '/users/:id/rights',
    method: 'post',
    handler: async (req, id) => {
      await replaceRights(req, id, parseInput(rightsInput, await bodyOf(req)))
      return said('Permissions updated successfully!')
    },
  }),
  staffRowEndpoint('user', {
    action: 'endUserSession',
    path: '/users/:id/sessions/end',
    method: 'post',
    handler: async (req, id) => {
      const { session } = parseInput(endSessionInput, await bodyOf(req))
      await endSessionsOf(req, id, session)
      return said(session ? 'Session ended' : 'All sessions ended')
    },
  }),
]
