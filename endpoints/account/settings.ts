import type { Endpoint } from 'payload'

import { emailEndpoints } from './email'
import { eraseEndpoint } from './erase'
import { exportEndpoint } from './export'
import { passwordEndpoint } from './password'
import { preferencesEndpoint } from './preferences'
import { profileEndpoint } from './profile'
import { sessionEndpoints } from './sessions'

/** What people change about their own account, and how they leave. */
export const settingsEndpoints: Endpoint[] = [
  profileEndpoint,
  passwordEndpoint,
  ...emailEndpoints,
  ...sessionEndpoints,
  preferencesEndpoint,
  exportEndpoint,
  eraseEndpoint,
]
