import { defineEndpoint } from '@/src/lib/http/endpoint'
import { signOut } from '@/src/services/accounts/sessions/sign-out'

import { answerForm } from '../../platform/form-post'
import { expiredCookies } from './session-cookies'

/** Signs out. Somebody who was not signed in gets the same answer. */
export const signOutEndpoint = defineEndpoint({
  path: '/account/sign-out',
  method: 'post',
  handler: answerForm('/', async (req) => {
    await signOut(req)
    return { body: { signedOut: true }, page: '/', headers: expiredCookies(req.payload) }
  }),
})
