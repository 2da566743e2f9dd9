import type { Endpoint } from 'payload'

import { sendAgainEndpoint } from './sendAgain'

/** What staff may do with a mail of the outbox. */
export const mailEndpoints: Endpoint[] = [sendAgainEndpoint]
