import {
  endingsFor,
  OWN_ENDING,
  withoutEnding,
  withoutShortLlcEnding,
} from '@/src/domain/catalogue/states/name-endings'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

type Restriction = {
  readonly pattern: RegExp
  /** Who has to agree, or why it is not possible; ends the sentence that names the word. */
  readonly why: string
}

const BANKING = 'is kept for banks: most states require their banking regulator’s approval'
const INSURANCE = 'is kept for insurers: most states require their insurance regulator’s approval'
const SCHOOLS = 'is kept for schools: most states require their education department’s approval'
const LICENSED = 'names a licensed profession: many states require proof of each owner’s license'
const PUBLIC = 'suggests a public body: names like that are refused'

/** Words that all states watch. A name with one can often be had, with an approval. */
const RESTRICTED_WORDS: readonly Restriction[] = [
  { pattern: /\b(?:banks?|bankers?|banking|bancorp|banc|banco)\b/i, why: BANKING },
  { pattern: /\b(?:trust|trustees?|fiduciary|savings|thrift)\b/i, why: BANKING },
  { pattern: /\bcredit unions?\b/i, why: BANKING },
  {
    pattern: /\b(?:insurance|insurers?|assurance|reinsurance|surety|indemnity|underwriters?)\b/i,
    why: INSURANCE,
  },
  { pattern: /\b(?:university|universities|college|colleges)\b/i, why: SCHOOLS },
  { pattern: /\b(?:engineers?|engineering|architects?|architecture|surveyors?)\b/i, why: LICENSED },
  { pattern: /\b(?:attorneys?|lawyers?|law firm|law office|legal services)\b/i, why: LICENSED },
  {
    pattern:
      /\b(?:doctors?|physicians?|medical|dentists?|dental|pharmacy|pharmacists?|veterinary)\b/i,
    why: LICENSED,
  },
  { pattern: /\b(?:cpas?|certified public accountants?|accountancy)\b/i, why: LICENSED },
  { pattern: /\b(?:realtors?|real estate brokers?)\b/i, why: LICENSED },
  {
    pattern: /\b(?:cooperatives?|co-ops?)\b/i,
    why: 'is kept for cooperatives, which are formed under their own law',
  },
  {
    pattern:
      /\b(?:federal|united states|u\.s\. government|treasury|secret service|fbi|cia|irs|state department)\b/i,
    why: PUBLIC,
  },
  {
    pattern: /\b(?:par)?olympics?\b|\bparalympics?\b|\bolympiad\b/i,
    why: 'is protected by federal law: the US Olympic & Paralympic Committee must agree',
  },
  {
    pattern: /\b(?:red cross|red crescent)\b/i,
    why: 'is protected by federal law (18 U.S.C. 706): no company may use it',
  },
]

const LOUISIANA =
  'is watched in Louisiana: its Office of Financial Institutions has to approve the name'

/** Words that one state watches besides, by its code. */
const OF_STATE: Readonly<Record<string, readonly Restriction[]>> = {
  // ct.wolterskluwer.com, “LLC Formation in Louisiana”, read in November 2026
  LA: [{ pattern: /\b(?:guarant(?:ee|y)|loans?|mutual)\b/i, why: LOUISIANA }],
}

/** The words to look for in a name for a state; null while none is chosen. */
function restrictedWords(state: string | null): readonly Restriction[] {
  return [...RESTRICTED_WORDS, ...(OF_STATE[state ?? ''] ?? [])]
}

export type WantedName = {
  readonly name: string
  readonly type: CompanyType
  /** The state's two-letter code; null while none is chosen. */
  readonly state: string | null
}

/** Something the founder should know about a name. None of these keeps anybody from going on. */
export type NameFinding = {
  readonly kind: 'other_type' | 'restricted_word' | 'characters' | 'signs' | 'length'
  readonly message: string
}

const tidy = (name: string) => name.trim().replace(/\s+/g, ' ')

/** The law of every state lets a comma stand before the ending, and none after it. */
const bare = (name: string) => tidy(name).replace(/[\s,]+$/, '')

const list = (words: readonly string[]): string => {
  const quoted = words.map((word) => `“${word}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} or ${last}` : last
}

export function hasEnding({ name, type, state }: WantedName): boolean {
  return endingsFor(type, state).some((ending) => ending.pattern.test(bare(name)))
}

/** The name without an ending that other states take for an LLC: “Foo LC” is never “Foo LC LLC”. */
function withoutForeignEnding(name: string, type: CompanyType): string {
  const stem = type === 'llc' ? bare(withoutShortLlcEnding(name)) : name
  if (stem === '' || stem === name) return name
  return withoutForeignEnding(stem, type)
}

/** “Foo LLC LLC” is filed as “Foo LLC”: an ending stands once. */
function withoutDoubledEnding({ name: typed, type, state }: WantedName): string {
  const name = bare(typed)
  const ending = endingsFor(type, state).find(({ pattern }) => pattern.test(name))
  const stem = ending ? bare(name.replace(ending.pattern, '')) : ''
  return ending?.pattern.test(stem) ? withoutDoubledEnding({ name: stem, type, state }) : name
}

/** The name as it would stand on the certificate: with the ending that the law wants. */
export function filedName(wanted: WantedName): string {
  const name = bare(wanted.name)
  const own = OWN_ENDING[wanted.type]
  if (name === '' || own === null) return name
  if (hasEnding(wanted)) return withoutDoubledEnding(wanted)
  return `${withoutForeignEnding(name, wanted.type)} ${own}`
}

/** What the law wants of a name, in a sentence for anyone who is about to choose one. */
export function nameRule(type: CompanyType, state: string | null, stateName?: string): string {
  const endings = endingsFor(type, state)
  if (endings.length === 0) {
    return 'A general partnership may use any name. A limited partnership ends with “LP”, a limited liability partnership with “LLP”, a limited liability limited partnership with “LLLP”, or with those words in full.'
  }
  const words = endings.flatMap(({ full, short }) => [...short, full])
  const where = stateName ? `In ${stateName} the` : 'The'
  const own = OWN_ENDING[type]
  const added = own ? ` Leave it out and we add “${own}”.` : ''
  return `${where} name ends with ${list(words)}.${added}`
}

const CORPORATE = /\b(?:inc\b\.?|incorporated|corp\b\.?|corporation)$/i
const LIMITED_LIABILITY = /\b(?:l\.? ?l\.? ?c\b\.?|limited liability company)$/i
const PARTNERSHIP =
  /\b(?:l\.? ?l\.? ?l\.? ?p\b\.?|l\.? ?l\.? ?p\b\.?|l\.? ?p\b\.?|limited(?: liability)?(?: limited)? partnership)$/i
/** Types of their own, which a plain LLC may not name itself like. */
const PROFESSIONAL =
  /\b(?:p\.? ?l\.? ?l\.? ?c\b\.?|professional (?:l\.? ?l\.? ?c\b\.?|limited liability company))$/i
const LOW_PROFIT = /\b(?:l3c|low[- ]profit (?:l\.? ?l\.? ?c\b\.?|limited liability company))$/i

/** The ending of a type that the company is not. */
function otherType({ name, type }: WantedName): NameFinding[] {
  const [whole, stem] = [bare(name), bare(withoutEnding(bare(name), type))]
  const ends = (pattern: RegExp) => pattern.test(whole) || pattern.test(stem)
  const other =
    (ends(PROFESSIONAL) &&
      'a professional LLC, a type with rules of its own that we do not form') ||
    (ends(LOW_PROFIT) && 'a low-profit LLC (L3C), a type of its own that we do not form') ||
    (type !== 'corporation' && ends(CORPORATE) && 'a corporation') ||
    (type !== 'llc' && ends(LIMITED_LIABILITY) && 'an LLC') ||
    (type !== 'partnership' && ends(PARTNERSHIP) && 'a partnership')
  if (!other) return []
  const message = `This name ends like the name of ${other}. States refuse a name that does not match the company type. Change the ending, or the type below.`
  return [{ kind: 'other_type', message }]
}

function restricted({ name, state }: WantedName): NameFinding[] {
  return restrictedWords(state).flatMap(({ pattern, why }) => {
    const found = pattern.exec(name)?.[0]
    if (!found) return []
    const message = `“${found}” ${why}. You can continue. We check it before we file and tell you what is needed.`
    return [{ kind: 'restricted_word' as const, message }]
  })
}

/** What every state's register can hold: Latin letters without accents, figures and common signs. */
const UNUSUAL = /[^A-Za-z0-9 .,'’&()/+!?:;#@%$*_"“”-]/gu
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

function characters({ name }: WantedName): NameFinding[] {
  const found = [...new Set(name.match(UNUSUAL) ?? [])]
  if (found.length === 0) return []
  const message = found.some((one) => OTHER_SCRIPT.test(one))
    ? `States register names in English letters and refuse ${list(found)}. Write the name as it sounds in English letters.`
    : `Many states do not accept ${list(found)}. We file the nearest plain letters unless you change it.`
  return [{ kind: 'characters', message }]
}

/** Two or more signs on end, or one that stands for itself: `@@@`, `$`. An `&` may. */
const BARE_SIGNS = /[!?:;#@%$*_+/]{2,}|(?<=^|\s)[!?:;#@%$*_/](?=\s|$)/g

/** States tell names apart by their letters and figures: signs alone are no name. */
function signs({ name, type }: WantedName): NameFinding[] {
  const stem = withoutEnding(bare(name), type)
  if (!/[\p{L}\p{N}]/u.test(stem)) {
    const message = 'A name needs letters or numbers besides its ending. Add a word.'
    return [{ kind: 'signs', message }]
  }
  const found = [...new Set(stem.match(BARE_SIGNS) ?? [])]
  if (found.length === 0) return []
  const message = `A state may refuse ${list(found)}. Leave them out, or write them as words.`
  return [{ kind: 'signs', message }]
}

const LONG = 120

function length(wanted: WantedName): NameFinding[] {
  if (filedName(wanted).length <= LONG) return []
  return [
    {
      kind: 'length',
      message: `Some states allow at most ${LONG} characters. A shorter name is safer.`,
    },
  ]
}

/** What there is to say about a name; nothing about an empty one. */
export function nameFindings(wanted: WantedName): readonly NameFinding[] {
  if (bare(wanted.name) === '') return []
  return [otherType, restricted, characters, signs, length].flatMap((look) => look(wanted))
}

/**
 * The full legal name of a company to be formed. Where the state is not known, whatever ending a
 * state may take stays as it is.
 */
export function legalName(wanted: WantedName): string {
  const name = bare(wanted.name)
  const hasSomeEnding = withoutEnding(name, wanted.type) !== name
  return wanted.state === null && hasSomeEnding ? name : filedName(wanted)
}
