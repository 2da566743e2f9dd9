import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { type ShownAnswer, shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { formatPercent } from '@/src/domain/filing/ownership'
import type { PaperFacts } from '@/src/domain/papers/facts'
import { OFFICIAL_FORMS } from '@/src/domain/papers/official/forms'
import type { FormAnswers } from '@/src/domain/papers/official/maps/field-map'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { idOf } from '@/src/domain/vocabulary/relation'
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

const bankingIn = (answers: unknown): PaperFacts['banking'] =>
  banking.safeParse(answers).data ?? null

/** The answers to the services' own questions, in words, by the name of each. */
async function answersOf(req: PayloadRequest, orders: readonly Order[]) {
  const views: DetailsView[] = []
  for (const order of orders) views.push(...(await detailsOfOrder(req, order)))
  const complete = views.filter(({ completedAt }) => completedAt)
  const shown = (service: string) => {
    const view = complete.find((one) => one.service === service)
    if (!view) return { words: null, codes: {} }
    const told = shownAnswers(view, countryName).flatMap(({ answers }) => answers)
    const words: Entries = new Map(
      told.flatMap(({ name, value, isSecret }) => (isSecret ? [] : [[name, value]])),
    )
    return { words, codes: Object.fromEntries(told.map((one) => [one.name, codeOf(view, one)])) }
  }
  const banking = complete.find(({ service }) => service === 'banking_resolution')?.answers
  const [ein, itin] = [shown('ein'), shown('itin')]
  return {
    ein: ein.words,
    itin: itin.words,
    codes: { ein: ein.codes, itin: itin.codes },
    banking: bankingIn(banking),
  }
}

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

/** The work that an official form belongs to. */
const HELD: Readonly<Record<string, string>> = {
  '2553': 's_corporation',
  'usps-1583': 'business_address',
}

/** What is entered on each official form that the order needs, by its lines. */
function officialOf(
  work: readonly string[],
  { ein, itin }: { readonly ein: Entries | null; readonly itin: Entries | null },
  company: Entries,
): PaperFacts['official'] {
  const wanted = (key: string): Entries | null => {
    if (key === 'w-7') return work.includes('itin') ? itin : null
    if (key === 'ss-4') return work.includes('ein') ? ein : null
    return work.includes(HELD[key] ?? '') ? (ein ?? new Map()) : null
  }
  const forms = OFFICIAL_FORMS.flatMap(({ key, lines }) => {
    const entries = wanted(key)
    if (!entries) return []
    const known = key === 'w-7' ? entries : new Map([...company, ...entries])
    const filled = lines.map(
      ({ line, from }) => [line, from.flatMap((name) => known.get(name) ?? []).join(', ')] as const,
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
  official: PaperFacts['official'],
  { ein, itin, codes }: Omit<Awaited<ReturnType<typeof answersOf>>, 'banking'>,
  company: FormAnswers,
): PaperFacts['forms']['answers'] {
  const ofCompany = {
    words: { ...company.words, ...Object.fromEntries(ein ?? []) },
    codes: { ...company.codes, ...codes.ein },
  }
  const ofPerson = { words: Object.fromEntries(itin ?? []), codes: codes.itin }
  return Object.fromEntries(
    Object.keys(official).map((key) => [key, key === 'w-7' ? ofPerson : ofCompany]),
  )
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

/** What the EIN application takes from the formation, in its own names. */
function ofFormation(filing: Filing, name: string): Entries {
  const isLlc = filing.companyType === 'llc'
  return new Map([
    ['legalName', name],
    ['isLlc', isLlc ? 'Yes' : 'No'],
    ...(isLlc
      ? ([
          ['llcMembers', String(filing.answers.members.length)],
          ['llcInUs', 'Yes'],
        ] as const)
      : []),
    ['partyName', filing.answers.responsibleParty.name],
  ])
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
  const { members, managers, management, officers, authorizedShares } = filing.answers
  const isComplete = formsCompany(order) && filing.completedAt !== null
  const name = plainLetters(filing.companyName ?? '', filing.state.code)
  const company = isComplete ? ofFormation(filing, name) : new Map<string, string>()
  const official = officialOf(work, answers, company)
  const owners = isComplete ? ownersOf(members) : { words: {}, codes: {} }
  const ein = held.flatMap(({ order: one }) => one.ein || [])[0] ?? ''
  return {
    company: {
      name,
      type: filing.companyType,
      state: filing.state,
      purpose: order.companyPurpose?.trim() || null,
      office: officeOf(answers.ein),
      formedOn: order.formedOn ?? null,
      filingNumber: order.stateFileNumber || null,
      ein: ein || null,
      closingMonth: answers.ein?.get('closingMonth') ?? null,
    },
    management,
    members: members.map((one) => ({
      kind: one.kind,
      name: one.name,
      address: one.address,
      country: one.country ? countryName(one.country) : '',
      basisPoints: one.ownershipBasisPoints,
      isManager: one.isManager,
      contribution: one.contribution ?? '',
      signsBy: one.signsBy ? { name: one.signsBy, title: one.signsByTitle ?? '' } : null,
    })),
    partnershipRepresentative: filing.answers.partnershipRepresentative ?? '',
    managers,
    officers,
    authorizedShares,
    agent: agentOf(filing, operator),
    contact: { name: fullName(order), email: email ?? order.email, phone: order.phone ?? '' },
    operator,
    choices,
    banking: answers.banking,
    holds: {
      formation: isComplete,
      work,
      givenBack: ended.filter((service) => !work.includes(service)),
    },
    official,
    forms: {
      blanks: await blanksInForce(req),
      answers: formAnswers(official, answers, {
        words: {
          ...Object.fromEntries(company),
          ...owners.words,
          stateName: filing.state.name,
          formedOn: order.formedOn ?? '',
          ein,
        },
        codes: { ...owners.codes, ...codesOf(company) },
      }),
    },
  }
}

/** Whose an order is, for what belongs to it. */
export const ownerOf = (order: Order): string | null => idOf(order.user)
