import type { Endpoint } from 'payload'

import { sessionEndpoints } from '../sessions/sessions'
import { emailEndpoints } from './email'
import { orderNewsEndpoint } from './order-news'
import { passwordEndpoint } from './password'
import { preferencesEndpoint } from './preferences'
import { profileEndpoint } from './profile'

/** What people change about their own account. */
export const settingsEndpoints: Endpoint[] = [
  profileEndpoint,
  passwordEndpoint,
  ...emailEndpoints,
  ...sessionEndpoints,
  preferencesEndpoint,
  orderNewsEndpoint,
]
