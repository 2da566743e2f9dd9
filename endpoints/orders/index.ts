import type { Endpoint } from 'payload'

import { claimEndpoint } from './claim'
import { currentOrderEndpoint } from './current'

/** What whoever placed an order may do with it, signed in or not. */
export const orderEndpoints: Endpoint[] = [claimEndpoint, currentOrderEndpoint]
