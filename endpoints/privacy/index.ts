import type { Endpoint } from 'payload'

import { eraseEndpoint } from './erase'
import { eraseUserEndpoint } from './erase-user'
import { exportEndpoint } from './export'

/** What people export, and how they leave. */
export const privacyEndpoints: Endpoint[] = [exportEndpoint, eraseEndpoint, eraseUserEndpoint]
