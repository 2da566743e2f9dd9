import { isKeyOf } from '@/src/domain/vocabulary/keys'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

export const BUSINESS_TYPES = {
  llc: 'LLC',
  corporation: 'Corporation',
  sole_proprietorship: 'Sole proprietorship',
  partnership: 'Partnership',
  nonprofit: 'Nonprofit',
} as const
export type BusinessType = keyof typeof BUSINESS_TYPES
export const isBusinessType = isKeyOf(BUSINESS_TYPES)

export const TRADEMARK_TYPES = {
  word_mark: 'Word mark',
  logo: 'Logo',
  combined: 'Word and logo combined',
  slogan: 'Slogan',
} as const
export type TrademarkType = keyof typeof TRADEMARK_TYPES
export const isTrademarkType = isKeyOf(TRADEMARK_TYPES)

/** What stands until something else is chosen. */
export const USUAL_TYPES = { businessType: 'llc', trademarkType: 'word_mark' } as const

/** What only some services ask. */
export type ServiceQuestion =
  | 'businessName'
  | 'additionalInfo'
  | 'country'
  | 'businessType'
  | 'trademarkText'
  | 'trademarkType'

/** The answers of all services that are texts. */
export const TEXT_ANSWERS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'residence',
  'residenceState',
  'businessName',
  'additionalInfo',
  'country',
  'trademarkText',
  'companyName',
] as const
export type TextAnswer = (typeof TEXT_ANSWERS)[number]

/** What each service asks beside the person, top to bottom. */
export const SERVICE_QUESTIONS: Record<StandaloneService, readonly ServiceQuestion[]> = {
  ein: ['businessName', 'additionalInfo'],
  itin: ['country'],
  bookkeeping: ['businessName', 'businessType'],
  trademark: ['trademarkText', 'trademarkType'],
}

export function asksBusinessName(service: StandaloneService): boolean {
  return SERVICE_QUESTIONS[service].includes('businessName')
}

type Wishes = {
  readonly addEin?: boolean
  readonly addLlc?: boolean
  readonly addRegisteredAgent?: boolean
}

/** Whether an EIN added to this service asks for the name of its business: no other answer gives it. */
export function asksEinName(service: StandaloneService, { addEin, addLlc }: Wishes): boolean {
  return service === 'itin' && addEin === true && addLlc !== true
}

/** Whether a formation asks in which state of the US its buyer lives: it decides what may be prepared. */
export const asksHomeState = (answers: {
  readonly addLlc?: boolean
  readonly residence?: string
}): boolean => answers.addLlc === true && answers.residence === 'US'

/** Whether a registered agent is added by itself: then we ask in which state. A formation says so. */
export function asksAgentState({ addLlc, addRegisteredAgent }: Wishes): boolean {
  return addRegisteredAgent === true && addLlc !== true
}

/** Whether that agent asks for the name of its company too: no other answer gives it. */
export function asksAgentName(service: StandaloneService, wishes: Wishes): boolean {
  return asksAgentState(wishes) && !asksBusinessName(service) && !asksEinName(service, wishes)
}
