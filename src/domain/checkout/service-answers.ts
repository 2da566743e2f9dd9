import { z } from 'zod'

import { SERVICE_ADDONS, wantedAddons } from '@/src/domain/catalogue/pricing/service-addons'
import { offerAnswer } from '@/src/domain/checkout/offer-answer'
import {
  asksAgentName,
  asksAgentState,
  asksBusinessName,
  asksEinName,
  asksHomeState,
  BUSINESS_TYPES,
  type BusinessType,
  TRADEMARK_TYPES,
  type TrademarkType,
  USUAL_TYPES,
} from '@/src/domain/checkout/service-questions'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { placeRefusal, soldAs } from '@/src/domain/vocabulary/places/sanctioned-places'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { hasLastName, lastNameRule, personName } from '@/src/domain/vocabulary/text/person-name'
import {
  requiredLine,
  typedEmail,
  typedLine,
  typedPhone,
  typedText,
} from '@/src/domain/vocabulary/text/typed-text'

const BILLING = z.enum(['monthly', 'annual'])
const BUSINESS_TYPE = z.enum(keysOf(BUSINESS_TYPES))
const TRADEMARK_TYPE = z.enum(keysOf(TRADEMARK_TYPES))

const RESIDENCE = 'Choose the country where you live'

/** What every service asks: the person, the package type, and what comes with it. */
const common = {
  packageType: requiredLine('Choose a package', 40),
  ...personName,
  email: typedEmail(),
  phone: typedPhone().default(''),
  /** Where the buyer lives: ISO 3166-1, two letters. */
  residence: z.string(RESIDENCE).regex(/^[A-Z]{2}$/, RESIDENCE),
  /** Their state, asked with a formation of those who live in the US. */
  residenceState: typedLine(100).default(''),
  addLlc: z.boolean().default(false),
  addRegisteredAgent: z.boolean().default(false),
  addBusinessAddress: z.boolean().default(false),
  businessAddressBilling: BILLING.default('monthly'),
  addEin: z.boolean().default(false),
}

const businessName = requiredLine('Enter the business name', 200)
const stateId = z.guid('Choose a state')

/** Everything a service needs before it can be paid. What another service asks stays out of it. */
export type ServiceAnswers = z.output<z.ZodObject<typeof common>> & {
  businessName?: string
  additionalInfo?: string
  country?: string
  businessType?: BusinessType
  trademarkText?: string
  trademarkType?: TrademarkType
  /** Only with a formation, or a registered agent by itself. */
  stateId?: string
  /** Only with one of them, where the service asks for no business name. */
  companyName?: string
}

const OWN: Record<StandaloneService, z.ZodType<ServiceAnswers>> = {
  ein: z.object({ ...common, businessName, additionalInfo: typedText(2000).default('') }),
  itin: z.object({
    ...common,
    country: requiredLine('Enter the country you are a citizen of', 100),
  }),
  bookkeeping: z.object({
    ...common,
    businessName,
    businessType: BUSINESS_TYPE.default(USUAL_TYPES.businessType),
  }),
  trademark: z.object({
    ...common,
    trademarkText: requiredLine('Enter the name or text to protect', 200),
    trademarkType: TRADEMARK_TYPE.default(USUAL_TYPES.trademarkType),
  }),
}

const einName = z.object({ businessName })
const place = z.object({ stateId })
const formationName = z.object({
  companyName: requiredLine('Enter the name of the company to form', 200),
})
const agentName = z.object({
  companyName: requiredLine('Enter the name of the company that needs the agent', 200),
})

/**
 * What a service asks, checked in the browser and again on the server.
 *
 * With a formation it asks for the state too, and for the company's name unless the service asks
 * for a business name anyway: then the company is formed under that one. With an EIN for a
 * business that exists it asks for the name of that, and with a registered agent for its state too.
 */
export function serviceAnswers(
  service: StandaloneService,
  wishes: Pick<ServiceDraftAnswers, 'addLlc' | 'addEin' | 'addRegisteredAgent'>,
): z.ZodType<ServiceAnswers> {
  const needs = [
    ...(asksEinName(service, wishes) ? [einName] : []),
    ...(wishes.addLlc || asksAgentState(wishes) ? [place] : []),
    ...(wishes.addLlc && !asksBusinessName(service) ? [formationName] : []),
    ...(asksAgentName(service, wishes) ? [agentName] : []),
  ]
  return needs.reduce<z.ZodType<ServiceAnswers>>(
    (all, one) => z.intersection(all, one),
    OWN[service].refine(hasLastName, lastNameRule).superRefine((answers, context) => {
      const message = placeRefusal({ country: answers.residence }, soldWith(service, answers))
      if (message) context.addIssue({ code: 'custom', path: ['residence'], message })
      if (asksHomeState(answers) && answers.residenceState === '') {
        const lacks = 'Enter the state where you live'
        context.addIssue({ code: 'custom', path: ['residenceState'], message: lacks })
      }
    }),
  )
}

const soldWith = (service: StandaloneService, answers: ServiceDraftAnswers) =>
  soldAs([service, ...wantedAddons(answers).map((answer) => SERVICE_ADDONS[answer])])

/** What has been answered so far: anything may still be missing or unfinished. */
export const serviceDraftAnswers = z
  .object({
    packageType: typedLine(40),
    firstName: typedLine(100),
    lastName: typedLine(100),
    hasOneName: z.boolean(),
    email: typedLine(254),
    phone: typedLine(40),
    residence: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, RESIDENCE)]),
    residenceState: typedLine(100),
    businessName: typedLine(200),
    additionalInfo: typedText(2000),
    country: typedLine(100),
    businessType: BUSINESS_TYPE,
    trademarkText: typedLine(200),
    trademarkType: TRADEMARK_TYPE,
    addLlc: z.boolean(),
    stateId: z.guid().nullable(),
    companyName: typedLine(200),
    addRegisteredAgent: z.boolean(),
    addBusinessAddress: z.boolean(),
    businessAddressBilling: BILLING,
    addEin: z.boolean(),
    /** Whether we may send marketing mail; nothing else depends on it. */
    mailConsent: z.boolean(),
    gateway: z.enum(GATEWAYS),
    offer: offerAnswer,
  })
  .partial()
export type ServiceDraftAnswers = z.output<typeof serviceDraftAnswers>
