import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  classText,
  mailText,
  officeText,
  type Place,
  priceText,
  sharesOf,
} from '@/src/domain/filing/company-answers'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { type ShownAnswer, shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { formatPercent } from '@/src/domain/filing/ownership'
import type { PaperFacts } from '@/src/domain/papers/facts'
import { OFFICIAL_FORMS } from '@/src/domain/papers/official/forms'
import type { FormAnswers } from '@/src/domain/papers/official/maps/field-map'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { plainLetters } from '@/src/domain/vocabulary/text/plain-letters'
import { databaseOf } from '@/src/lib/database'
import { paper_choices } from '@/src/lib/own-tables'
import type { Order } from '@/src/payload-types'
import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { filingOfOrder } from '@/src/services/filing/filing-of-order'
import { holdingOf } from '@/src/services/orders/extras/holding'
import { addressOf } from '@/src/services/orders/order-address'

import { blanksInForce } from './blank-forms'
import { operatorOf } from './operator-of'

type Entries = ReadonlyMap<string, string>

const banking = z.object({
  bank: z.string().default(''),
  signers: z.array(z.object({ name: z.string(), title: z.string().default('') })).min(1),
  howMany: z.enum(['one', 'two']),
})

/** The answers to the services' own questions, by service: in words and as they were chosen. */
async function answersOf(req: PayloadRequest, orders: readonly Order[]) {
  const views: DetailsView[] = []
  for (const order of orders) views.push(...(await detailsOfOrder(req, order)))
  const complete = views.filter(({ completedAt }) => completedAt)
  const told = complete.map((view) => {
    const shown = shownAnswers(view, countryName).flatMap(({ answers }) => answers)
    const words: Entries = new Map(
      shown.flatMap(({ name, value, isSecret }) => (isSecret ? [] : [[name, value]])),
    )
    const codes = Object.fromEntries(shown.map((one) => [one.name, codeOf(view, one)]))
    return [view.service, { words, codes }] as const
  })
  return {
    told: new Map<string, Told>(told),
    banking:
      banking.safeParse(complete.find(({ service }) => service === 'banking_resolution')?.answers)
        .data ?? null,
  }
}

type Told = { readonly words: Entries; readonly codes: Readonly<Record<string, string>> }
type AllTold = ReadonlyMap<string, Told>

/** An answer as it was chosen; of a secret only that there is one. */
function codeOf({ answers }: DetailsView, { name, isSecret }: ShownAnswer): string {
  if (isSecret) return 'given'
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

const addressIn = (entries: Entries, name: string): string =>
  ['Street', 'City', 'Region', 'PostalCode', 'Country']
    .flatMap((part) => entries.get(`${name}${part}`) ?? [])
    .join(', ')

/** Where the business is, as its EIN application says; its mailing address may be elsewhere. */
function officeOf(entries: Entries | null): string | null {
  if (!entries) return null
  const own = addressIn(entries, 'physical')
  return own || (entries.get('samePhysical') === 'Yes' ? addressIn(entries, 'mailing') : '') || null
}

/** By official form: the work that it belongs to, and the services whose answers fill it. */
const FILLED_BY: Readonly<Record<string, { work: string; from: readonly string[] }>> = {
  'ss-4': { work: 'ein', from: ['ein'] },
  'w-7': { work: 'itin', from: ['itin'] },
  '2553': { work: 's_corporation', from: ['ein', 's_corporation'] },
  'usps-1583': { work: 'business_address', from: ['ein', 'business_address'] },
}

/** Who consents on Form 2553: each owner, and next to it the spouse who was named. */
function withConsents(entries: Entries): Entries {
  const holders = [...entries.keys()].flatMap((name) => {
    const [, index] = /^shareholders\.(\d+)\.name$/.exec(name) ?? []
    if (!index) return []
    const of = (part: string) => entries.get(`shareholders.${index}.${part}`) ?? ''
    const address = of('address') ? `, ${of('address')}` : ''
    const own = { name: `${of('name')}${address}`, share: of('share'), since: of('since') }
    const spouse = { ...own, name: `${of('spouse')}${address}`, share: 'community property' }
    return of('spouse') ? [own, spouse] : [own]
  })
  if (holders.length === 0) return entries
  return new Map([
    ...entries,
    ['owners', holders.map(({ name }) => name).join('; ')],
    ['holdings', holders.map(({ share, since }) => `${share}, ${since}`).join('; ')],
    ...holders.flatMap(({ name, share, since }, index) => [
      [`owner${index + 1}`, name] as const,
      [`owner${index + 1}Share`, share] as const,
      [`owner${index + 1}Since`, since] as const,
    ]),
  ])
}

/** What an official form is filled from; null where the order does not need it or nothing is answered. */
function entriesFor(key: string, work: readonly string[], told: AllTold): Entries | null {
  const filled = FILLED_BY[key]
  if (!filled || !work.includes(filled.work)) return null
  const known = filled.from.flatMap((service) => [...(told.get(service)?.words ?? [])])
  const isNeeded = key === 'ss-4' || key === 'w-7'
  return isNeeded && known.length === 0 ? null : withConsents(new Map(known))
}

/** What is entered on each official form that the order needs, by its lines. */
function officialOf(
  work: readonly string[],
  told: AllTold,
  company: Entries,
): PaperFacts['official'] {
  const forms = OFFICIAL_FORMS.flatMap(({ key, lines }) => {
    const entries = entriesFor(key, work, told)
    if (!entries) return []
    const known = key === 'w-7' ? entries : new Map([...company, ...entries])
    const filled = lines.map(
      ({ line, from }) => [line, from.flatMap((name) => known.get(name) || []).join(', ')] as const,
    )
    const designee = key === 'ss-4' ? [['designee', known.get('designee') ?? ''] as const] : []
    return [[key, Object.fromEntries([...filled, ...designee])] as const]
  })
  return Object.fromEntries(forms)
}

/** Whose a company is, as the forms ask for it. */
function ownersOf(members: Filing['answers']['members']): FormAnswers {
  const [first] = members
  const sole = members.length === 1 ? first : undefined
  return {
    words: {
      soleOwner: sole?.name ?? '',
      soleOwnerAddress: sole?.address ?? '',
      ...Object.fromEntries(
        members.flatMap(({ name, address, ownershipBasisPoints }, index) => [
          [`owner${index + 1}`, [name, address].filter(Boolean).join(', ')],
          [`owner${index + 1}Share`, `${formatPercent(ownershipBasisPoints)}%`],
        ]),
      ),
    },
    codes: { owners: sole ? 'one' : 'several', soleOwnerUsPerson: sole?.usPerson ?? '' },
  }
}

/** What official files are filled from, by form. */
function formAnswers(
  work: readonly string[],
  told: AllTold,
  company: FormAnswers,
): PaperFacts['forms']['answers'] {
  const forms = Object.entries(FILLED_BY).flatMap(([key, { from }]) => {
    const entries = entriesFor(key, work, told)
    if (!entries) return []
    const codes = Object.assign({}, ...from.map((service) => told.get(service)?.codes))
    const own: FormAnswers = { words: Object.fromEntries(entries), codes }
    const both = {
      words: { ...company.words, ...own.words },
      codes: { ...company.codes, ...own.codes },
    }
    return [[key, key === 'w-7' ? own : both] as const]
  })
  return Object.fromEntries(forms)
}

const stored = z.record(z.string(), z.string()).catch({})

/** Which clauses the customer chose. */
export async function choicesOf(req: PayloadRequest, order: string) {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ choices: paper_choices.choices })
    .from(paper_choices)
    .where(eq(paper_choices.order, order))
  return stored.parse(row?.choices ?? {})
}

type Filing = Awaited<ReturnType<typeof filingOfOrder>>
type Operator = PaperFacts['operator']

/** The answers as they are chosen, not as they read: `yes`, `no`. */
const codesOf = (company: Entries): Record<string, string> =>
  Object.fromEntries([...company].map(([name, value]) => [name, value.toLowerCase()]))

function agentOf({ answers, state }: Filing, operator: Operator): PaperFacts['agent'] {
  const { kind, name, address, city, zipCode } = answers.registeredAgent
  if (kind === null) return null
  if (kind === 'ours') {
    const { name: ours = operator.legalName, address: office = '' } = state.agent ?? {}
    return { isOurs: true, name: ours, address: office }
  }
  return { isOurs: false, name, address: `${address}, ${city}, ${state.code} ${zipCode}` }
}

const placeEntries = (name: string, { street, city, region, postalCode, country }: Place) => [
  [`${name}Street`, street] as const,
  [`${name}City`, city] as const,
  [`${name}Region`, region] as const,
  [`${name}PostalCode`, postalCode] as const,
  [`${name}Country`, country && countryName(country)] as const,
]

/** What federal forms take from the formation, in the names of the EIN application. */
function ofFormation(filing: Filing, name: string, order: Order): Entries {
  const isLlc = filing.companyType === 'llc'
  const { members, responsibleParty, company } = filing.answers
  const isSame = company.mailAt === 'office'
  const known = [
    ['legalName', name],
    ['isLlc', isLlc ? 'Yes' : 'No'],
    ['llcMembers', isLlc ? String(members.length) : ''],
    ['llcInUs', isLlc ? 'Yes' : ''],
    ['partyName', responsibleParty.name],
    ['samePhysical', isSame ? 'Yes' : 'No'],
    ['startDate', order.formedOn?.slice(0, 10) ?? ''],
    ...placeEntries('mailing', isSame ? company.office : company.mail),
    ...(isSame ? [] : placeEntries('physical', company.office)),
  ] as const
  return new Map(known.filter(([, value]) => value !== ''))
}

/** How many of the shares issued an owner gets; null where that is not known. */
function sharesFor({ answers, companyType }: Filing, one: { ownershipBasisPoints: number }) {
  const { issuedShares: issued } = answers.company
  const shares = issued === null ? Number.NaN : sharesOf(issued, one)
  return companyType === 'corporation' && Number.isInteger(shares) ? shares : null
}

/** The name that the company does business under, as its owner answered. */
function dbaOf(told: AllTold): PaperFacts['dba'] {
  const words = told.get('dba')?.words
  if (!words) return null
  const of = (name: string) => words.get(name) ?? ''
  return {
    name: of('tradeName'),
    county: of('county'),
    since: of('since'),
    office: addressIn(words, 'business'),
  }
}

/**
 * Everything that an order's papers are made of, as it is known now. Details count once they are
 * complete: what is still being typed is in no paper.
 */
export async function factsOfOrder(req: PayloadRequest, order: Order): Promise<PaperFacts> {
  const filing = await filingOfOrder(req, order)
  const { services: work, kept: held } = await holdingOf(req, order)
  const ended = held.flatMap((one) => one.ended)
  const [answers, operator, email, choices] = [
    await answersOf(
      req,
      held.map((one) => one.order),
    ),
    await operatorOf(req),
    await addressOf(req, order),
    await choicesOf(req, order.id),
  ]
  const { company: place, ...answered } = filing.answers
  const { members, managers, management, officers, authorizedShares } = answered
  const isComplete = formsCompany(order) && filing.completedAt !== null
  const name = plainLetters(filing.companyName ?? '')
  const { told } = answers
  const ein = held.flatMap(({ order: one }) => one.ein || [])[0] ?? ''
  const company = new Map([
    ...(isComplete ? ofFormation(filing, name, order) : []),
    ['stateName', filing.state.name] as const,
    ['formedOn', order.formedOn?.slice(0, 10) ?? ''] as const,
    ['ein', ein] as const,
  ])
  const official = officialOf(work, told, company)
  const owners = isComplete ? ownersOf(members) : { words: {}, codes: {} }
  const ours = filing.businessAddress
  return {
    company: {
      name,
      type: filing.companyType,
      state: filing.state,
      purpose: order.companyPurpose?.trim() || null,
      office: officeText(place, ours) ?? officeOf(told.get('ein')?.words ?? null),
      mailing: mailText(place, ours),
      startsOn: place.effectiveOn || null,
      formedOn: order.formedOn ?? null,
      filingNumber: order.stateFileNumber || null,
      ein: ein || null,
      closingMonth: told.get('ein')?.words.get('closingMonth') ?? null,
    },
    management,
    members: members.map((one) => ({
      kind: one.kind,
      name: one.name,
      address: one.address,
      country: one.country ? countryName(one.country) : '',
      basisPoints: one.ownershipBasisPoints,
      shares: sharesFor(filing, one),
      isManager: one.isManager,
      contribution: one.contribution ?? '',
      signsBy: one.signsBy ? { name: one.signsBy, title: one.signsByTitle ?? '' } : null,
    })),
    partnershipRepresentative: answered.partnershipRepresentative ?? '',
    managers,
    officers,
    authorizedShares,
    stock: { kind: classText(place.parValue), price: priceText(place.sharePrice) },
    agent: agentOf(filing, operator),
    contact: { name: fullName(order), email: email ?? order.email, phone: order.phone ?? '' },
    operator,
    choices,
    banking: answers.banking,
    dba: dbaOf(told),
    holds: {
      formation: isComplete,
      work,
      givenBack: ended.filter((service) => !work.includes(service)),
    },
    official,
    forms: {
      blanks: await blanksInForce(req),
      answers: formAnswers(work, told, {
        words: { ...Object.fromEntries(company), ...owners.words },
        codes: { ...owners.codes, ...codesOf(company) },
      }),
    },
  }
}
