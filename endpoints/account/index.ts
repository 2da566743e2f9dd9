import type { Endpoint } from 'payload'

import { adminSessionEndpoints } from './admin-session'
import { confirmEndpoints } from './confirm'
import { invitationEndpoints } from './invitations'
import { resetEndpoints } from './reset'
import { signInEndpoint } from './sign-in'
import { signOutEndpoint } from './sign-out'
import { signUpEndpoint } from './sign-up'

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
