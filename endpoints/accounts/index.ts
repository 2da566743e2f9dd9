import type { Endpoint } from 'payload'

import { resetEndpoints } from './profile/reset'
import { adminSessionEndpoints } from './sessions/admin-session'
import { signInEndpoint } from './sessions/sign-in'
import { signOutEndpoint } from './sessions/sign-out'
import { confirmEndpoints } from './sign-up/confirm'
import { invitationEndpoints } from './sign-up/invitations'
import { signUpEndpoint } from './sign-up/sign-up'

/** In and out of an account, for customers and staff alike. */
export const accountEndpoints: Endpoint[] = [
  signUpEndpoint,
  signInEndpoint,
  signOutEndpoint,
  ...confirmEndpoints,
  ...resetEndpoints,
  ...invitationEndpoints,
  ...adminSessionEndpoints,
]
