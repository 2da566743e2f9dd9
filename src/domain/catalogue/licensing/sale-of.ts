import { NEEDS, type NeedKey, needOf, PREPARERS } from '@/src/domain/catalogue/licensing/needs'
import { JURISDICTIONS, jurisdictionName } from '@/src/domain/catalogue/states/jurisdictions'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { PLACES_REVIEW, SANCTIONED } from '@/src/domain/vocabulary/places/sanctioned-places'
import { type Tier, tierIncludesAgent, tierIncludesDocument } from '@/src/domain/vocabulary/tiers'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** What an operator has stated last about a need. Days are ISO days. */
export type Confirmation = {
  readonly need: NeedKey
  readonly isOn: boolean
  readonly name: string
  readonly number: string
  readonly jurisdiction: string
  readonly confirmedOn: string
  readonly expiresOn: string | null
  readonly hasEvidence: boolean
}

/** Something that is sold, as far as a license could matter to it. */
export type Thing =
  | { readonly kind: 'service'; readonly service: string; readonly type: string }
  | { readonly kind: 'addon'; readonly code: string | null | undefined }
  | { readonly kind: 'company'; readonly type: CompanyType; readonly state: string }
  /** A formation or a document for someone who lives in a state: its code or its name. */
  | { readonly kind: 'resident'; readonly state: string }
  /** A document of our own for a company or a person of a state. */
  | { readonly kind: 'document'; readonly state: string }
  /** Our registered agent in a state, by its code. */
  | { readonly kind: 'agent'; readonly state: string }
  /** Anything for someone who may live outside the United States. */
  | { readonly kind: 'abroad' }

/** `need` is null for what hangs on something else than a confirmation. */
export type Closed = {
  readonly isOpen: false
  readonly need: NeedKey | null
  readonly says: string
}
export type SaleState = { readonly isOpen: true } | Closed

/** How many days before the last day of a confirmation staff are told. */
export const REMIND_DAYS = 30

const later = (day: string, days: number) => isoDate(addDays(parseDate(day), days))

/** The last day on which the list of sanctioned places is relied on without another review. */
export function placesLastDay(confirmation: Confirmation | undefined): string {
  const reviewed = confirmation?.isOn ? confirmation.confirmedOn : ''
  const [since = ''] = [reviewed, SANCTIONED.asOf].toSorted().toReversed()
  return later(since, PLACES_REVIEW.stopDays)
}

/** What a confirmation still lacks to open anything on a day, in words; none when it is complete. */
export function missingOf(
  need: NeedKey,
  confirmation: Omit<Confirmation, 'need' | 'isOn'> | undefined,
  day: string,
): string[] {
  const { asks } = needOf(need)
  const isReview = need === 'sanctioned_places'
  if (!confirmation) return [...Object.values(asks), ...(isReview ? [] : ['Evidence', 'Last day'])]
  const { name, number, jurisdiction, confirmedOn, expiresOn, hasEvidence } = confirmation
  return [
    ...(name ? [] : [asks.name]),
    ...(asks.number && !number ? [asks.number] : []),
    ...(asks.jurisdiction && !jurisdiction ? [asks.jurisdiction] : []),
    ...(confirmedOn && confirmedOn <= day ? [] : ['A day that has come']),
    ...(isReview || hasEvidence ? [] : ['Evidence']),
    ...(isReview || (expiresOn && expiresOn >= day) ? [] : ['A last day that is still to come']),
  ]
}

const of = (need: NeedKey, confirmations: readonly Confirmation[]) =>
  confirmations.find((one) => one.need === need)

/** Whether what a need stands for may be relied on, on an ISO day. */
export function isConfirmed(
  need: NeedKey,
  confirmations: readonly Confirmation[],
  day: string,
): boolean {
  const confirmation = of(need, confirmations)
  if (need === 'sanctioned_places') return day <= placesLastDay(confirmation)
  return Boolean(confirmation?.isOn) && missingOf(need, confirmation, day).length === 0
}

const SERVICE_TYPES: Readonly<Record<string, NeedKey | undefined>> = {
  'trademark basic': 'trademark_attorney',
  'trademark comprehensive': 'trademark_attorney',
  'itin premium': 'acceptance_agent',
}

const ADDONS: Readonly<Record<string, NeedKey | undefined>> = {
  business_address: 'mail_agency',
  trademark_class: 'trademark_attorney',
}

/** A state's code by what someone typed; what is none stays none. */
export function stateCodeOf(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const known = Object.entries(JURISDICTIONS).find(
    ([code, name]) => code.toLowerCase() === text || name.toLowerCase() === text,
  )
  return known?.[0] ?? null
}

/** Which need a thing hangs on; null for what needs nothing. */
export function needFor(thing: Thing): NeedKey | null {
  switch (thing.kind) {
    case 'service':
      return SERVICE_TYPES[`${thing.service} ${thing.type}`] ?? null
    case 'addon':
      return ADDONS[thing.code ?? ''] ?? null
    case 'company':
      return thing.type === 'corporation' && thing.state === 'SC' ? 'south_carolina_attorney' : null
    case 'resident':
      return PREPARERS[stateCodeOf(thing.state) ?? ''] ?? null
    case 'document':
      return stateCodeOf(thing.state) === 'NC' ? 'north_carolina_documents' : null
    case 'agent':
      return null
    case 'abroad':
      return 'sanctioned_places'
  }
}

export type Besides = {
  /** The codes of the states where an agent of ours is named. */
  readonly agents: ReadonlySet<string>
  /** The ISO day of the sanctions list in force; null where none is loaded, and names are searched by hand. */
  readonly listedOn: string | null
}

/**
 * Whether our agent is sold in a state. Before the operator has named the first one it is sold as it
 * always was, and staff are told; from then on each state needs its own.
 */
export const isAgentSold = (agents: ReadonlySet<string>, state: string): boolean =>
  agents.size === 0 || agents.has(state)

/** A list that is too old stops what an old review of the places stops. */
const isListOld = ({ listedOn }: Besides, day: string): boolean =>
  listedOn !== null && day > later(listedOn, PLACES_REVIEW.stopDays)

const noAgent = (state: string) =>
  `Our registered agent is not on sale in ${jurisdictionName(state) ?? state} yet. Choose the Starter package, and name your own agent.`

/**
 * Whether something may be sold on an ISO day, with what the operator has confirmed by then.
 *
 * @param besides what hangs on no confirmation; null where that is not asked
 */
export function saleOf(
  thing: Thing,
  confirmations: readonly Confirmation[],
  day: string,
  besides: Besides | null = null,
): SaleState {
  if (thing.kind === 'abroad' && besides && isListOld(besides, day)) {
    return { isOpen: false, need: 'sanctioned_places', says: NEEDS.sanctioned_places.says }
  }
  if (thing.kind === 'agent' && besides && !isAgentSold(besides.agents, thing.state)) {
    return { isOpen: false, need: null, says: noAgent(thing.state) }
  }
  const need = needFor(thing)
  const says = need && needOf(need).says
  if (!need || !says || isConfirmed(need, confirmations, day)) return { isOpen: true }
  return { isOpen: false, need, says }
}

/** The first of several that is not on sale; null when all are. */
export function firstClosed(
  things: readonly Thing[],
  confirmations: readonly Confirmation[],
  day: string,
  besides: Besides | null = null,
): (Closed & { readonly thing: Thing }) | null {
  for (const thing of things) {
    const sale = saleOf(thing, confirmations, day, besides)
    if (!sale.isOpen) return { ...sale, thing }
  }
  return null
}

/** Whether a place is known to be in the United States; what was not asked is not. */
export const isInUs = (country: string | null | undefined): boolean =>
  country === 'US' || country === countryName('US')

/** Where a buyer lives, as far as they said it. */
export type Residence = {
  readonly country?: string | null | undefined
  readonly state?: string | null | undefined
}

/** What selling to someone at a place hangs on, whatever it is. */
export const thingsAt = ({ country }: Residence): Thing[] =>
  isInUs(country) ? [] : [{ kind: 'abroad' }]

/** The document of our own that an LLC's package includes. */
const includesDocument = (tier: Tier | null | undefined, type: CompanyType) =>
  type === 'llc' && tierIncludesDocument(tier)

/** An add-on that is a document of our own. */
export const isDocument = (code: string | null | undefined) =>
  code === 'operating_agreement' || code === 'banking_resolution'

export const AGENT = 'registered_agent'

export function thingsOfFormation(sold: {
  readonly type: CompanyType
  readonly state: string | null | undefined
  readonly tier: Tier | null | undefined
  readonly codes: readonly (string | null | undefined)[]
  readonly at: Residence
}): Thing[] {
  const { type, state, tier, codes, at } = sold
  const home = isInUs(at.country) ? (at.state ?? '') : ''
  const hasDocument = includesDocument(tier, type) || codes.some(isDocument)
  const hasAgent = tierIncludesAgent(tier) || codes.includes(AGENT)
  const places = [state ?? '', home].filter(Boolean)
  return [
    ...(state ? [{ kind: 'company', type, state } as const] : []),
    ...(home ? [{ kind: 'resident', state: home } as const] : []),
    ...(hasDocument ? places.map((place) => ({ kind: 'document', state: place }) as const) : []),
    ...(state && hasAgent ? [{ kind: 'agent', state } as const] : []),
    ...codes.map((code) => ({ kind: 'addon', code }) as const),
  ]
}

/** What customers read beside a document that we prepare. */
export function reviewSentence(confirmations: readonly Confirmation[], day: string): string {
  const review = of('paper_review', confirmations)
  if (!review || !isConfirmed('paper_review', confirmations, day)) {
    return 'Not reviewed by a lawyer.'
  }
  return `Reviewed by ${review.name}, attorney (${review.jurisdiction}), on ${review.confirmedOn}.`
}
