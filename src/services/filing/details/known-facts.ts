import {
  type CompanyAnswers,
  companyAnswers,
  NO_COMPANY,
  type Place,
} from '@/src/domain/filing/company-answers'
import { readAnswers } from '@/src/domain/filing/details/details-input'
import { type Facts, factsIn } from '@/src/domain/filing/details/prefill'
import { formatPercent } from '@/src/domain/filing/ownership'
import { countries, countryName } from '@/src/domain/vocabulary/places/countries'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { Caller } from '@/src/lib/database'
import { findById } from '@/src/lib/find-one'
import type { Filing, Order, ServiceDetail } from '@/src/payload-types'

/** A country's letters by those letters or its name, as a checkout keeps it. */
function codeOf(country: string | null | undefined): string | null {
  const text = country?.trim().toLowerCase()
  if (!text) return null
  const named = countries().find(
    ({ value, label }) => value.toLowerCase() === text || label.toLowerCase() === text,
  )
  return named?.value ?? null
}

const WORDS = ['word_mark', 'slogan']

/** What the order says of its buyer and their company. */
export function factsOfOrder(order: Order) {
  const { address, details } = order
  const markType = details?.trademarkType
  return {
    companyName: order.legalName,
    ...(order.lastName ? { firstName: order.firstName } : { oneName: 'yes' }),
    lastName: order.lastName || order.firstName, // a passport has a single name as the last
    fullName: fullName(order),
    partyName: fullName(order),
    email: order.email,
    phone: order.phone,
    street: address?.line,
    city: address?.city,
    region: address?.state,
    postalCode: address?.zipCode,
    country: codeOf(address?.country),
    citizenship: codeOf(details?.country),
    businessType: details?.businessType,
    markText: details?.trademarkText,
    markType: markType ? (WORDS.includes(markType) ? 'standard' : 'design') : null,
    entityType: order.companyType === 'corporation' ? 'corporation' : null,
  }
}

/** An address among what is known, under names that begin with `mail` or `office`. */
const placeFacts = (name: 'mail' | 'office', at: Place): Facts => ({
  [`${name}Street`]: at.street,
  [`${name}City`]: at.city,
  [`${name}Region`]: at.region,
  [`${name}PostalCode`]: at.postalCode,
  [`${name}Country`]: at.country,
})

/** Where the company is and gets its mail. A business address of ours is known once it is assigned. */
function factsOfCompany({ mailAt, mail, officeAt, office }: CompanyAnswers): Facts {
  const isOwn = officeAt !== 'ours' && office.street !== ''
  if (mailAt === 'office' && isOwn) return { ...placeFacts('mail', office), samePhysical: 'yes' }
  return {
    ...(mailAt === 'own' ? placeFacts('mail', mail) : {}),
    ...(isOwn && mailAt !== '' ? { ...placeFacts('office', office), samePhysical: 'no' } : {}),
  }
}

function factsOfFiling(filing: Filing | null, order: Order): Facts {
  const owners = (filing?.members ?? []).filter(({ name }) => name.trim() !== '')
  const isOfPeople = owners.length > 0 && owners.every(({ kind }) => kind === 'person')
  const party = filing?.responsibleParty
  const isLlc = (order.companyType ?? 'llc') === 'llc'
  return {
    partyName: party?.name || owners.find(({ kind }) => kind === 'person')?.name,
    taxIdKind: party?.taxIdKind,
    ...(isLlc && owners.length > 0
      ? { entityType: owners.length === 1 ? 'disregarded' : 'llc_partnership' }
      : {}),
    closingMonth: isOfPeople ? '12' : null,
    owners: owners.map(({ name, address, country, ownershipBasisPoints: share }) => ({
      name,
      address: [address, country === 'US' ? '' : countryName(country ?? '')]
        .filter(Boolean)
        .join(', '),
      share: `${formatPercent(share)}%`,
    })),
    ...factsOfCompany(companyAnswers.safeParse(filing?.company).data ?? NO_COMPANY),
  }
}

async function stateName(reader: Caller, order: Order): Promise<string | null> {
  const id = idOf(order.state)
  if (!id) return null
  const row = await findById(reader, 'states', id, {
    select: { name: true },
    overrideAccess: true, // the caller made sure that the order may be seen
  })
  return row?.name ?? null
}

/** Anyone who asks for a number of their own is whom the others ask about. */
function factsOfSibling({ service, answers }: ServiceDetail): Facts {
  const facts = factsIn(service, readAnswers(service, answers))
  if (!facts.lastName || !(facts.firstName || facts.oneName)) return facts
  const name = fullName(facts)
  return { fullName: name, partyName: name, ...facts }
}

const said = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value))

/** Everything known that a service may ask: of the order, its formation, and its other services. */
export async function knownFacts(
  reader: Caller,
  order: Order,
  { filing, siblings }: { filing: Filing | null; siblings: readonly ServiceDetail[] },
): Promise<Facts> {
  return Object.assign(
    { stateName: await stateName(reader, order) },
    said(factsOfOrder(order)),
    said(factsOfFiling(filing, order)),
    ...siblings.map((row) => said(factsOfSibling(row))),
  )
}
