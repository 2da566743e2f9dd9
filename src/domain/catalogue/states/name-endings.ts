import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** Words that a state wants at the end of a company's name, with the ways to shorten them. */
type Ending = { readonly full: string; readonly pattern: RegExp; readonly short: readonly string[] }

/** Taken in every state. */
const LLC: Ending = {
  full: 'Limited Liability Company',
  pattern: /\b(?:limited|ltd\.?)[ -]liability (?:company|co\b\.?)$|\bl\.? ?l\.? ?c\b\.?$/i,
  short: ['LLC', 'L.L.C.'],
}
const LIMITED_COMPANY: Ending = {
  full: 'Limited Company',
  pattern: /\b(?:limited|ltd\.?) (?:company|co\b\.?)$|\bl\.? ?c\b\.?$/i,
  short: ['LC', 'L.C.'],
}
/** The short forms alone. */
const LC: Ending = { full: 'LC', pattern: /\bl\.? ?c\b\.?$/i, short: ['L.C.'] }
const LIMITED: Ending = { full: 'Limited', pattern: /\b(?:limited|ltd\b\.?)$/i, short: ['Ltd.'] }

/**
 * The states whose law on LLC names also takes “Limited Company”, “LC” and “L.C.”; Wisconsin by
 * Wis. Stat. 183.0112(1). For DC our sources disagree, so it is left out.
 */
const TAKES_LIMITED_COMPANY: ReadonlySet<string> = new Set(
  'AR AZ GA IA ID KS KY MA ME MO MT NE NM NV OK SC SD TX UT VA VT WI WV WY'.split(' '),
)
/** LA RS 12:1306, Md. C&A 1-502, MCL 450.4204: “LC” and “L.C.”, but not “Limited Company”. */
const TAKES_LC: ReadonlySet<string> = new Set(['LA', 'MD', 'MI'])
/** The states that take “Limited” or “Ltd.” by itself. */
const TAKES_LIMITED: ReadonlySet<string> = new Set(['CO', 'NV', 'OH', 'PA'])
/** 15 Pa.C.S. 204. We have not read its text for LLCs: so nothing is added that it may not want. */
const TAKES_COMPANY: ReadonlySet<string> = new Set(['PA'])

const FULL_CORPORATION: Ending = {
  full: 'Corporation',
  pattern: /\bcorp(?:oration|\b\.?)$/i,
  short: ['Corp.'],
}
const INCORPORATED: Ending = {
  full: 'Incorporated',
  pattern: /\binc(?:orporated|\b\.?)$/i,
  short: ['Inc.'],
}
const CORPORATION: readonly Ending[] = [FULL_CORPORATION, INCORPORATED, LIMITED]
const COMPANY: Ending = { full: 'Company', pattern: /\b(?:company|co\b\.?)$/i, short: ['Co.'] }
/** New York takes every ending of a corporation but this one. */
const REFUSES_COMPANY: ReadonlySet<string> = new Set(['NY'])
/** Alabama takes only the words and abbreviations of “Corporation” and “Incorporated”. */
const REFUSES_LIMITED_AND_COMPANY: ReadonlySet<string> = new Set(['AL'])
/** Ohio R.C. 1701.05 and F.S. 607.0401 name “Company”, “Corporation” and “Incorporated”. */
const REFUSES_LIMITED: ReadonlySet<string> = new Set(['FL', 'OH'])
/** 8 Del. C. 102(a)(1) names these beside the usual ones. */
const OF_DELAWARE: readonly Ending[] = [
  'Association',
  'Club',
  'Foundation',
  'Fund',
  'Institute',
  'Society',
  'Syndicate',
  'Union',
].map((full) => ({ full, pattern: new RegExp(`\\b${full}$`, 'i'), short: [] }))

function llcEndings(state: string | null): readonly Ending[] {
  if (!state) return [LLC]
  return [
    LLC,
    ...(TAKES_LIMITED_COMPANY.has(state) ? [LIMITED_COMPANY] : []),
    ...(TAKES_LC.has(state) ? [LC] : []),
    ...(TAKES_LIMITED.has(state) ? [LIMITED] : []),
    ...(TAKES_COMPANY.has(state) ? [COMPANY] : []),
  ]
}

function corporationEndings(state: string | null): readonly Ending[] {
  const all = [...CORPORATION, COMPANY]
  if (!state) return all
  if (REFUSES_LIMITED_AND_COMPANY.has(state)) return [FULL_CORPORATION, INCORPORATED]
  const refused = (one: Ending) =>
    (one === LIMITED && REFUSES_LIMITED.has(state)) ||
    (one === COMPANY && REFUSES_COMPANY.has(state))
  const taken = all.filter((one) => !refused(one))
  return state === 'DE' ? [...taken, ...OF_DELAWARE] : taken
}

/**
 * The endings that a state takes for a type of company; none for a partnership, which may be of a
 * kind that needs none. `state` is the two-letter code, null while none is chosen.
 */
export function endingsFor(type: CompanyType, state: string | null): readonly Ending[] {
  if (type === 'llc') return llcEndings(state)
  return type === 'corporation' ? corporationEndings(state) : []
}

const ENDINGS_OF: Record<CompanyType, readonly Ending[]> = {
  llc: [LLC, LIMITED_COMPANY],
  corporation: CORPORATION,
  partnership: [],
}

/** What stands before the ending of a type, whichever state it is for. */
export function withoutEnding(name: string, type: CompanyType): string {
  const ending = ENDINGS_OF[type].find(({ pattern }) => pattern.test(name))
  return ending ? name.replace(ending.pattern, '') : name
}

/** Short for an LLC in some states, and no ending of its own in the others. */
export function withoutShortLlcEnding(name: string): string {
  return name.replace(LIMITED_COMPANY.pattern, '')
}

/** What we put at the end of a name that has none of them. */
export const OWN_ENDING: Record<CompanyType, string | null> = {
  llc: 'LLC',
  corporation: 'Inc.',
  partnership: null,
}
