import type { Endpoint } from 'payload'

import { peopleEndpoints } from './people/people'
import { viewingEndpoints } from './people/viewing'
import { resetEndpoints } from './profile/reset'
import { adminSessionEndpoints } from './sessions/admin-session'
import { signInEndpoint } from './sessions/sign-in'
import { signOutEndpoint } from './sessions/sign-out'
import { confirmEndpoints } from './sign-up/confirm'
import { invitationEndpoints } from './sign-up/invitations'
import { signUpEndpoint } from './sign-up/sign-up'
import { factorEndpoints } from './two-factor/factors'
import { resetFactorsEndpoint } from './two-factor/reset'
import { secondStepEndpoints } from './two-factor/second-step'

/** In and out of an account, for customers and staff alike. */
export const accountEndpoints: Endpoint[] = [
  signUpEndpoint,
  signInEndpoint,
  signOutEndpoint,
  ...confirmEndpoints,
  ...resetEndpoints,
  ...invitationEndpoints,
  ...adminSessionEndpoints,
  ...secondStepEndpoints,
  ...factorEndpoints,
  resetFactorsEndpoint,
  ...peopleEndpoints,
  ...viewingEndpoints,
]
