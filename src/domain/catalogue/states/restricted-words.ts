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
    pattern: /\bolympics?\b|\bolympiad\b/i,
    why: 'is protected by federal law: the US Olympic Committee must agree',
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
export function restrictedWords(state: string | null): readonly Restriction[] {
  return [...RESTRICTED_WORDS, ...(OF_STATE[state ?? ''] ?? [])]
}
