import type { Endpoint } from 'payload'

import {
  endSessionInput,
  personInput,
  rightsInput,
  roleInput,
} from '@/src/domain/accounts/people-input'
import {
  changePerson,
  changeRole,
  endSessionsOf,
  replaceRights,
} from '@/src/services/accounts/people/change-person'

import { rowDeeds } from '../../platform/deeds'

const edit = rowDeeds('user', 'editUser')
const changeRights = rowDeeds('user', 'changeRights')
const endSession = rowDeeds('user', 'endUserSession')

/** What staff change of other people's accounts. */
export const peopleEndpoints: Endpoint[] = [
  edit('/users/:id/details', personInput, async (req, id, person) => {
    await changePerson(req, id, person)
    return { message: 'Saved' }
  }),
  changeRights('/users/:id/role', roleInput, async (req, id, { role }) => {
    await changeRole(req, id, role)
    return { message: 'Role changed' }
  }),
  changeRights('/users/:id/rights', rightsInput, async (req, id, rights) => {
    await replaceRights(req, id, rights)
    return { message: 'Permissions updated successfully!' }
  }),
  endSession('/users/:id/sessions/end', endSessionInput, async (req, id, { session }) => {
    await endSessionsOf(req, id, session)
    return { message: session ? 'Session ended' : 'All sessions ended' }
  }),
]
