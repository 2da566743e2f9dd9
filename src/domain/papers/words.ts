import { formatPercent } from '@/src/domain/filing/ownership'
import type { PaperFacts, PaperMember, Signatory } from '@/src/domain/papers/facts'
import { BLANK, type Signer } from '@/src/domain/papers/paper'
import { aCompanyOf, charterOf, fullNameOf } from '@/src/domain/papers/state-law'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

export const orBlank = (text: string | null | undefined): string => text?.trim() || BLANK

export const companyLine = ({ company }: PaperFacts): string =>
  aCompanyOf(company.state, company.type)

/** How the company came to be, as far as it is known by now. */
export function formation({ company }: PaperFacts): string {
  const document = charterOf(company.state, company.type)
  const number = company.filingNumber ? ` under filing number ${company.filingNumber}` : ''
  const where = fullNameOf(company.state)
  const from = company.startsOn ? `, in force from ${longCalendarDay(company.startsOn)}` : ''
  return company.formedOn
    ? `${document} filed with ${where} on ${longCalendarDay(company.formedOn)}${number}${from}`
    : `${document} filed with ${where}${from}`
}

/** Where mail goes, if not to the principal office. */
export const mailClause = ({ company }: PaperFacts): string =>
  company.mailing && company.mailing !== company.office
    ? ` Its mailing address is ${company.mailing}.`
    : ''

export const percent = (member: Pick<PaperMember, 'basisPoints'>): string =>
  `${formatPercent(member.basisPoints)}%`

const lower = (text: string) => text.trim().toLowerCase()

/** Email is known of the buyer alone. */
const emailOf = ({ contact }: PaperFacts, name: string): string | null =>
  contact.email && lower(name) === lower(contact.name) ? contact.email : null

export const signer = (
  facts: PaperFacts,
  key: string,
  name: string,
  role: string,
  isCompany = false,
): Signer => ({
  key,
  name: name.trim() || null,
  role,
  isCompany,
  email: isCompany ? null : emailOf(facts, name),
})

/** Someone who signs for us, as what. */
export const ourSigner = (who: Signatory | null, key: string, role: string): Signer => ({
  key,
  name: who?.name ?? null,
  role: who?.title ? `${who.title}, ${role}` : role,
  isCompany: false,
  email: who?.email ?? null,
})

/** An owner who signs as such; a company by a person with a title, where it named one. */
export function ownerSigner(
  facts: PaperFacts,
  key: string,
  { kind, name, signsBy }: PaperMember,
  role: string,
): Signer {
  if (kind === 'person') return signer(facts, key, name, role)
  if (!signsBy) return signer(facts, key, name, role, true)
  return signer(facts, key, signsBy.name, [signsBy.title, name, role].filter(Boolean).join(', '))
}

export const memberSigners = (facts: PaperFacts): Signer[] =>
  facts.members.map((member, index) => ownerSigner(facts, `member-${index + 1}`, member, 'Member'))

/** Those who manage: members who do, and managers who are no members; the directors of a corporation. */
export function managerNames(facts: PaperFacts): string[] {
  const members = facts.members.filter(({ isManager }) => isManager).map(({ name }) => name)
  return [...new Set([...members, ...facts.managers.map(({ name }) => name)])]
}

export const managerSigners = (facts: PaperFacts): Signer[] =>
  managerNames(facts).map((name, index) => signer(facts, `manager-${index + 1}`, name, 'Manager'))

export const directorSigners = (facts: PaperFacts): Signer[] => {
  const names = managerNames(facts)
  if (names.length === 0) return [signer(facts, 'director-1', '', 'Director')]
  return names.map((name, index) => signer(facts, `director-${index + 1}`, name, 'Director'))
}

/** Names as a sentence has them: `A, B and C`. */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return BLANK
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function below1000(n: number): string {
  if (n < 20) return SMALL[n] ?? ''
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 ? `-${SMALL[n % 10]}` : ''}`
  const rest = n % 100
  return `${SMALL[Math.floor(n / 100)]} hundred${rest ? ` ${below1000(rest)}` : ''}`
}

/** A whole number in words, as shares are stated: `one thousand five hundred`. */
function inWords(n: number): string {
  if (n < 1000) return below1000(n)
  const scales: readonly (readonly [number, string])[] = [
    [1_000_000, 'million'],
    [1_000, 'thousand'],
  ]
  for (const [size, name] of scales) {
    if (n < size) continue
    const rest = n % size
    return `${inWords(Math.floor(n / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`
  }
  return String(n)
}

/** A number of shares as figures and in words. */
export const sharesText = (n: number): string => `${n.toLocaleString('en-US')} (${inWords(n)})`
