import type { Endpoint } from 'payload'

import { adminSessionEndpoints } from './admin-session'
import { signInEndpoint } from './sign-in'
import { signOutEndpoint } from './sign-out'
import { signUpEndpoint } from './sign-up'

/** In and out of an account, for customers and staff alike. */
export const accountEndpoints: Endpoint[] = [
  signUpEndpoint,
  signInEndpoint,
  signOutEndpoint,
  ...adminSessionEndpoints,
]
