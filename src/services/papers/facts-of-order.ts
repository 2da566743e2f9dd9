import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import type { PaperFacts } from '@/src/domain/papers/facts'
import { OFFICIAL_FORMS } from '@/src/domain/papers/official/forms'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { idOf } from '@/src/domain/vocabulary/relation'
import { filedName } from '@/src/domain/vocabulary/text/filed-name'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { databaseOf } from '@/src/lib/database'
import { paper_choices } from '@/src/lib/own-tables'
import type { Order } from '@/src/payload-types'
import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { filingOfOrder } from '@/src/services/filing/filing-of-order'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { addressOf } from '@/src/services/orders/order-address'

type Entries = ReadonlyMap<string, string>

/** The answers to the services' own questions, in words, by the name of each. */
async function answersOf(req: PayloadRequest, order: Order) {
  const views = (await detailsOfOrder(req, order)).filter(({ completedAt }) => completedAt)
  const entries = (service: string): Entries | null => {
    const view = views.find((one) => one.service === service)
    if (!view) return null
    const parts = shownAnswers(view, countryName)
    const told = parts.flatMap(({ answers }) => answers.filter(({ isSecret }) => !isSecret))
    return new Map(told.map(({ name, value }) => [name, value]))
  }
  return { ein: entries('ein'), itin: entries('itin') }
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

const HELD: Readonly<Record<string, RegExp>> = {
  '2553': /form 2553|s[- ]corp/i,
  'usps-1583': /business address|virtual (?:mailbox|address)/i,
}

/** What is entered on each official form that the order needs, by its lines. */
function officialOf(
  order: Order,
  { ein, itin }: { readonly ein: Entries | null; readonly itin: Entries | null },
  company: Entries,
): PaperFacts['official'] {
  const labels = (order.lines ?? []).map(({ label }) => label)
  const wanted = (key: string): Entries | null => {
    if (key === 'w-7') return itin
    if (key === 'ss-4') return ein
    return HELD[key] && labels.some((label) => HELD[key]?.test(label)) ? (ein ?? new Map()) : null
  }
  const forms = OFFICIAL_FORMS.flatMap(({ key, lines }) => {
    const entries = wanted(key)
    if (!entries) return []
    const known = key === 'w-7' ? entries : new Map([...company, ...entries])
    const filled = lines.map(
      ({ line, from }) => [line, from.flatMap((name) => known.get(name) ?? []).join(', ')] as const,
    )
    return [[key, Object.fromEntries(filled)] as const]
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
type Brand = Awaited<ReturnType<typeof readMailBrand>>

function agentOf({ answers, state }: Filing, brand: Brand): PaperFacts['agent'] {
  const { kind, name, address, city, zipCode } = answers.registeredAgent
  if (kind === null) return null
  if (kind === 'ours') return { isOurs: true, name: brand.legalEntityName, address: '' }
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
  const [answers, brand, email, choices] = [
    await answersOf(req, order),
    await readMailBrand(req),
    await addressOf(req, order),
    await choicesOf(req, order.id),
  ]
  const { members, managers, management, officers, authorizedShares } = filing.answers
  const isComplete = formsCompany(order) && filing.completedAt !== null
  const name = filedName(filing.companyName ?? '', '', filing.state.code)
  const company = isComplete ? ofFormation(filing, name) : new Map<string, string>()
  return {
    company: {
      name,
      type: filing.companyType,
      state: filing.state,
      purpose: order.companyPurpose?.trim() || null,
      office: officeOf(answers.ein),
      formedOn: order.formedOn ?? null,
      filingNumber: null,
      ein: null,
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
    })),
    managers,
    officers,
    authorizedShares,
    agent: agentOf(filing, brand),
    contact: { name: fullName(order), email: email ?? order.email, phone: order.phone ?? '' },
    operator: {
      name: brand.companyName,
      legalName: brand.legalEntityName,
      address: brand.addressLines.join(', '),
      email: brand.supportEmail,
      signer: null,
    },
    choices,
    holds: {
      formation: isComplete,
      dba: (order.lines ?? []).some(({ label }) => /\bdba\b|trade name/i.test(label)),
    },
    official: officialOf(order, answers, company),
  }
}

/** Whose an order is, for what belongs to it. */
export const ownerOf = (order: Order): string | null => idOf(order.user)
