import { keysOf } from '@/src/domain/vocabulary/keys'

/** What a confirmation asks for, beside a day, evidence and a last day. Each label is a field's. */
export type Asked = {
  readonly name: string
  readonly number?: string
  readonly jurisdiction?: string
}

export type Need = {
  readonly title: string
  /** What is on sale with it. */
  readonly opens: string
  /** Why it takes a license, a person or a contract, for staff. */
  readonly why: string
  readonly asks: Asked
  /** What customers read instead; null where something is only said, and nothing is off. */
  readonly says: string | null
  /** Where the rule stands, and the ISO day on which it was read. */
  readonly source: string
  readonly readOn: string
}

const LICENSE = { name: 'Licensed person or company', number: 'License or registration number' }
const READ = '2026-11-25'

/** A rule that was not read at its source, and says so. */
const UNREAD = 'From general knowledge: check it before you rely on it'

/** Residents of a state for whom documents are prepared only by those who are registered there. */
const preparer = (state: string, rule: string, source = UNREAD): Need => ({
  title: `${state}: document preparers`,
  opens: `Formations and documents for people who live in ${state}`,
  why: `${rule} If counsel advised you that none is needed, enter their name, their bar number and the advice as evidence.`,
  asks: { ...LICENSE, jurisdiction: 'County or board that registered you' },
  says: `We can’t form companies or prepare documents for people who live in ${state} yet.`,
  source,
  readOn: READ,
})

/** All that needs a license, a person or a contract of the operator's. Off until it is confirmed. */
export const NEEDS = {
  trademark_attorney: {
    title: 'Trademark attorney',
    opens: 'Trademark applications and office actions (Basic and Comprehensive)',
    why: 'Only a US-licensed attorney may prepare or file an application for someone else, sign for them or answer the examiner. An owner who lives abroad can’t file without one.',
    asks: { name: 'Attorney', number: 'Bar number', jurisdiction: 'Bar (state)' },
    says: 'Trademark applications are not on sale: they need a US-licensed attorney. You can buy the search.',
    source: '37 CFR 2.11, 2.17 and 11.14; TMEP 608.01',
    readOn: READ,
  },
  south_carolina_attorney: {
    title: 'South Carolina attorney',
    opens: 'Corporations in South Carolina',
    why: 'The articles of a corporation need a certificate signed by an attorney licensed in South Carolina. LLCs don’t. Until one is named, a corporation there is a request.',
    asks: { name: 'Attorney', number: 'Bar number', jurisdiction: 'Bar (state)' },
    says: 'A corporation in South Carolina needs an attorney’s certificate. Send us a request instead; you pay nothing now.',
    source: 'S.C. Code 33-2-102(a)(6)',
    readOn: READ,
  },
  acceptance_agent: {
    title: 'Certifying Acceptance Agent',
    opens: 'ITIN Premium, with certification of the passport',
    why: 'Only a Certifying Acceptance Agent with an agreement with the IRS may certify a passport for Form W-7. Without one the customer sends originals, or copies certified by the agency that issued them.',
    asks: { name: 'Agent', number: 'Office code', jurisdiction: 'Responsible party' },
    says: 'Passport certification is not on sale. With Standard you send originals, or copies certified by the agency that issued them.',
    source: 'irs.gov, ITIN questions and answers; Form W-7 (COA), Rev. August 2025',
    readOn: READ,
  },
  mail_agency: {
    title: 'Mail agency (CMRA)',
    opens: 'Business Address, with mail scanned and forwarded',
    why: 'Anyone who receives mail for others is a Commercial Mail Receiving Agency. It is registered with Form 1583-A, and each customer signs Form 1583 with two IDs before a notary or the agency.',
    asks: { name: 'Agency', number: 'CMRA number', jurisdiction: 'Post office of registration' },
    says: 'The business address is not on sale at the moment.',
    source: 'USPS Publication 1583-A and Form 1583',
    readOn: READ,
  },
  paper_review: {
    title: 'Review of our own documents',
    opens:
      'The sentence “Reviewed by …” beside an operating agreement. Without it, “Not reviewed by a lawyer.”',
    why: 'Nothing is off without it: customers read whether a lawyer has reviewed what we prepare.',
    asks: { name: 'Attorney', number: 'Bar number', jurisdiction: 'Bar (state)' },
    says: null,
    source: UNREAD,
    readOn: READ,
  },
  california_preparer: preparer(
    'California',
    'Legal document assistants register with a county and post a bond of $25,000 (Bus. & Prof. Code 6402 and 6405).',
    'Bus. & Prof. Code 6402 to 6407, copy at law.onecle.com; sf.gov, Legal Document Assistant',
  ),
  arizona_preparer: preparer(
    'Arizona',
    'Legal document preparers are certified by the Supreme Court (ACJA 7-208).',
  ),
  nevada_preparer: preparer(
    'Nevada',
    'Document preparation services register with the Secretary of State and post a bond (NRS 240A.100 and 240A.120).',
    'NRS 240A.100, copy at nevada.public.law; nvsos.gov, document preparation services',
  ),
  north_carolina_documents: {
    title: 'North Carolina: documents',
    opens: 'Operating agreements for North Carolina, and the packages that include one',
    why: 'A provider of documents registers with the State Bar, and has each template reviewed by a North Carolina attorney.',
    asks: {
      name: 'Attorney who reviewed the templates',
      number: 'Registration with the State Bar',
      jurisdiction: 'Bar (state)',
    },
    says: 'For North Carolina we sell the Starter package, without an operating agreement.',
    source: 'N.C.G.S. 84-2.1 and 84-2.2, as told by ncbarblog.com and natlawreview.com',
    readOn: READ,
  },
  sanctioned_places: {
    title: 'Review of sanctioned places',
    opens: 'Sales to people who live outside the United States',
    why: 'The list of places under US sanctions is part of Charterdesk. Read it again at ofac.treasury.gov, and note here that it still holds. After 180 days without a review, sales to people outside the United States stop.',
    asks: { name: 'Reviewed by' },
    says: 'We can’t take orders from outside the United States right now. Please contact us.',
    source: 'ofac.treasury.gov, sanctions programs and country information',
    readOn: READ,
  },
} as const satisfies Record<string, Need>

export type NeedKey = keyof typeof NEEDS

export const NEED_KEYS = keysOf(NEEDS)

/** By its key, in the general form. */
export const needOf = (key: NeedKey): Need => NEEDS[key]

/** Where the operator's customers must be registered preparers' customers, by postal code. */
export const PREPARERS: Readonly<Record<string, NeedKey | undefined>> = {
  CA: 'california_preparer',
  AZ: 'arizona_preparer',
  NV: 'nevada_preparer',
}
