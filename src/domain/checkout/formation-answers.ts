import { z } from 'zod'

import { offerAnswer } from '@/src/domain/checkout/offer-answer'
import { COMPANY_TYPES } from '@/src/domain/vocabulary/company-types'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { placeRefusal } from '@/src/domain/vocabulary/places/sanctioned-places'
import { hasLastName, lastNameRule, personName } from '@/src/domain/vocabulary/text/person-name'
import {
  requiredLine,
  typedEmail,
  typedLine,
  typedPhone,
  typedText,
} from '@/src/domain/vocabulary/text/typed-text'

const LIVES = 'Choose the country where you live'
/** Some states have rules for those who prepare documents for their residents. */
const HOME_STATE = 'Enter the state where you live'
const BILLING = z.enum(['monthly', 'annual'])
const TYPES = keysOf(COMPANY_TYPES)

export const companyAnswers = z.object({
  companyName: requiredLine('Enter the company name', 200),
  companyType: z.enum(TYPES, 'Choose the company type'),
  companyPurpose: typedText(2000).default(''),
})

/** Refuses a buyer whom sanctions bar, before anything is paid. */
function refusePlace(
  { country, address, city, state }: Record<'country' | 'address' | 'city' | 'state', string>,
  context: z.core.$RefinementCtx,
): void {
  const message = placeRefusal({ country, address: `${address} ${city} ${state}` })
  if (message) context.addIssue({ code: 'custom', path: ['country'], message })
  if (country === 'US' && state.trim() === '') {
    context.addIssue({ code: 'custom', path: ['state'], message: HOME_STATE })
  }
}

export const personalAnswers = z
  .object({
    ...personName,
    email: typedEmail(),
    phone: typedPhone().default(''),
    address: typedLine(200).default(''),
    city: typedLine(100).default(''),
    state: typedLine(100).default(''),
    zipCode: typedLine(20).default(''),
    /** ISO 3166-1, two letters: where the buyer lives, which decides what may be sold. */
    country: z.string(LIVES).regex(/^[A-Z]{2}$/, LIVES),
  })
  .refine(hasLastName, lastNameRule)
  .superRefine(refusePlace)

export const formationAnswers = z
  .object({
    packageId: z.guid('Choose a package'),
    stateId: z.guid('Choose a state'),
    addonIds: z.array(z.guid('Choose from the list')).max(50).default([]),
    businessAddressBilling: BILLING.default('monthly'),
    registeredAgentBilling: BILLING.default('annual'),
    /** A tier of the state's faster review by its fact; `usual` for none, empty while none is chosen. */
    expedite: z.string().max(120).default(''),
    ...companyAnswers.shape,
    ...personalAnswers.shape,
    gateway: z.enum(GATEWAYS).optional(),
  })
  .refine(hasLastName, lastNameRule)
  .superRefine(refusePlace)

/** Everything a formation needs before it can be paid. */
export type FormationAnswers = z.output<typeof formationAnswers>

/** What has been answered so far: anything may still be missing or unfinished. */
export const draftAnswers = z
  .object({
    packageId: z.guid().nullable(),
    stateId: z.guid().nullable(),
    addonIds: z.array(z.guid()).max(50),
    businessAddressBilling: BILLING,
    registeredAgentBilling: BILLING,
    /** Ours is one of `addonIds`; the buyer's own agent is named after payment. */
    hasOwnAgent: z.boolean(),
    expedite: z.string().max(120),
    companyName: typedLine(200),
    companyType: z.enum(TYPES),
    companyPurpose: typedText(2000),
    firstName: typedLine(100),
    lastName: typedLine(100),
    hasOneName: z.boolean(),
    email: typedLine(254),
    phone: typedLine(40),
    address: typedLine(200),
    city: typedLine(100),
    state: typedLine(100),
    zipCode: typedLine(20),
    country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'Choose a country')]),
    /** Whether we may send marketing mail; nothing else depends on it. */
    mailConsent: z.boolean(),
    gateway: z.enum(GATEWAYS),
    offer: offerAnswer,
  })
  .partial()
export type DraftAnswers = z.output<typeof draftAnswers>
