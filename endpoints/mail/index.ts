import type { Endpoint } from 'payload'

import { mailNewsEndpoints } from './news'
import { sendAgainEndpoint } from './sendAgain'
import { mailSettingsEndpoints } from './settings'
import { suppressionEndpoints } from './suppressions'
import { unsubscribeEndpoints } from './unsubscribe'

/** What staff do about mail, what its readers choose, and what its servers tell. */
export const mailEndpoints: Endpoint[] = [
  sendAgainEndpoint,
  ...mailSettingsEndpoints,
  ...suppressionEndpoints,
  ...unsubscribeEndpoints,
  ...mailNewsEndpoints,
]
