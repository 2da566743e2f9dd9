import type { Endpoint } from 'payload'

import { joinEndpoint } from './join'
import { activeEndpoint, rateEndpoint, reviewEndpoint } from './manage'
import { payoutDetailsEndpoint } from './payoutDetails'
import {
  duePayoutsEndpoint,
  payoutFileEndpoint,
  payoutsEndpoint,
  revealAccountEndpoint,
} from './payouts'
import { visitEndpoint } from './visit'

/** The affiliate program: joining, visits, where to be paid, and paying out. */
export const affiliateEndpoints: Endpoint[] = [
  joinEndpoint,
  visitEndpoint,
  payoutDetailsEndpoint,
  duePayoutsEndpoint,
  payoutsEndpoint,
  payoutFileEndpoint,
  revealAccountEndpoint,
  rateEndpoint,
  activeEndpoint,
  reviewEndpoint,
]
