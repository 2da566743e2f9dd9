import type { Endpoint } from 'payload'
import { signedOutHeaders } from '@/endpoints/accounts/sessions/enter'
import { signedIn } from '@/src/access/rules'
import { eraseByStaffInput, eraseInput } from '@/src/domain/privacy/erase-input'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { parseInput } from '@/src/lib/errors'
import { download } from '@/src/lib/http/attachment'
import { bodyOf, get, post } from '@/src/lib/http/endpoint'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'
import { businessZone } from '@/src/services/platform/business-zone'
import { limitRate } from '@/src/services/platform/limit-rate'
import { eraseAccount, eraseByStaff } from '@/src/services/privacy/erase-account'
import { exportAccount } from '@/src/services/privacy/export-account'
import { staffRowActions } from '../platform/staff-actions'

/** What people export, and how they leave. */
export const privacyEndpoints: Endpoint[] = [
  /** All that we keep of anyone who is signed in, as a file. */
  get('/account/export', async (req) => {
    const user = signedIn(req)
    await limitRate(req, 'export', user.id)
    const session = sessionIdOf(user)
    const data = await exportAccount(req, user, session && sessionKey(session))
    const day = isoDayIn(new Date(data.exportedAt), await businessZone(req))
    return download(
      JSON.stringify(data, null, 2),
      'application/json; charset=utf-8',
      `my-data-${day}.json`,
    )
  }),
  /** Deletes the account of anyone who is signed in, by its password, and signs them out. */
  post('/account/erase', async (req) => {
    const user = signedIn(req)
    const input = parseInput(eraseInput, await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    await eraseAccount(req, user, input)
    return Response.json({ erased: true }, { headers: signedOutHeaders() })
  }),
  /** Deletes someone's account by staff: the person goes, the books stay. */
  staffRowActions('user', 'deleteUser')(
    '/users/:id/erase',
    eraseByStaffInput,
    async (req, id, { givesUpEarnings }) => {
      await limitRate(req, 'settings', req.user?.id)
      await eraseByStaff(req, id, givesUpEarnings)
      return { message: 'User deleted' }
    },
  ),
]
