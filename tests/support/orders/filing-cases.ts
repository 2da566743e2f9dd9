import type { Payload } from 'payload'

import { NO_COMPANY } from '@/src/domain/filing/company-answers'
import type { Filing } from '@/src/payload-types'
import type { saveFiling } from '@/src/services/filing/save-filing'
import type { Data } from '@/tests/support/builders/maker'

/** Where a company in Wyoming is, and of a corporation its shares. */
export const WHOLE_COMPANY = {
  ...NO_COMPANY,
  office: {
    street: '1 Main St',
    city: 'Cheyenne',
    region: 'WY',
    postalCode: '82001',
    country: 'US',
  },
  mailAt: 'office' as const,
  parValue: '0.0001',
  issuedShares: 1_000,
}

/** An agent of one's own in Wyoming, as the form has it. */
export const OWN_AGENT = {
  kind: 'own',
  name: 'Bob Reed',
  address: '12 Pine St',
  city: 'Laramie',
  zipCode: '82070',
} as const

/** The only owner of a company, who does not manage it. */
export const SOLE_OWNER = {
  kind: 'person',
  name: 'Ada Moss',
  address: '1 Main St',
  country: 'US',
  usPerson: '',
  ownershipBasisPoints: 10_000,
  isManager: false,
} as const

/** Everything that a filing in Wyoming needs to be sent, by one owner from abroad. */
export const WHOLE_FILING = {
  action: 'complete',
  company: WHOLE_COMPANY,
  management: 'member',
  members: [SOLE_OWNER],
  registeredAgent: OWN_AGENT,
  responsibleParty: { name: 'Ada Moss', taxIdKind: 'foreign' },
} satisfies Parameters<typeof saveFiling>[2]

export type Refused = readonly [what: string, change: Partial<Data<'orders'>>, status: number]

/** Orders whose details no one can change: in words, what makes them so, and the answer. */
export const CLOSED_ORDERS: readonly Refused[] = [
  ['was submitted', { timeline: [{ at: new Date().toISOString(), stage: 'submitted' }] }, 409],
  ['is not paid', { paymentStatus: 'pending' }, 409],
  ['was given back', { paymentStatus: 'refunded' }, 409],
]

/** What is kept of the filing of an order, secrets as well. */
export async function storedFiling(payload: Payload, order: string): Promise<Filing | undefined> {
  const { docs } = await payload.find({
    collection: 'filings',
    where: { order: { equals: order } },
    overrideAccess: true, // tests look at all of it
    showHiddenFields: true,
    depth: 0,
  })
  return docs[0]
}
