import { CHOICE_NAMES, QUESTIONS } from '@/src/domain/papers/choices'
import {
  boardConsent,
  bylaws,
  incorporatorAction,
  stockSubscription,
} from '@/src/domain/papers/corporation-papers'
import { type PaperFacts, readAnswers } from '@/src/domain/papers/facts'
import {
  agentAcceptance,
  bankingResolution,
  filingAuthorization,
  initialResolutions,
  organizerStatement,
} from '@/src/domain/papers/llc-papers'
import { operatingAgreement } from '@/src/domain/papers/operating-agreement'
import { hasOpenFields, openQuestions, type Paper, type Waiting } from '@/src/domain/papers/paper'
import {
  dbaStatement,
  faxCover,
  mailCover,
  officialForm,
  officialPaper,
} from '@/src/domain/papers/sheets'
import { namesDirectors } from '@/src/domain/papers/state-law'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'

/** When and by whom a template was reviewed. */
type Review = { readonly on: string; readonly by: string }

type Template = {
  readonly kind: string
  readonly title: string
  /** Rises with each change of its words. */
  readonly version: number
  /** Null until a lawyer has reviewed this version. */
  readonly review: Review | null
  readonly document: DocumentKind
  /** Signed by people; a sheet to copy from is not. */
  readonly isSigned: boolean
  readonly isFor: (facts: PaperFacts) => boolean
  /** Why it is not made yet, for its customer. */
  readonly waits: (facts: PaperFacts) => string | null
  readonly make: (facts: PaperFacts) => Omit<Paper, 'signature' | 'closing'>
}

const isLlc = ({ company, holds }: PaperFacts) => holds.formation && company.type === 'llc'
const isCorporation = ({ company, holds }: PaperFacts) =>
  holds.formation && company.type === 'corporation'
const holdsWork =
  (work: string) =>
  ({ holds }: PaperFacts) =>
    holds.formation && holds.work.includes(work)
const never = () => null

/** What speaks of the filing as done waits for the state's certificate. */
const untilFormed = ({ company }: PaperFacts): string | null =>
  company.formedOn ? null : `We make it after ${company.state.name} has filed ${company.name}.`

const template = (
  kind: string,
  title: string,
  make: Template['make'],
  more: Partial<Template> = {},
): Template => ({
  kind,
  title,
  version: 1,
  review: null,
  document: 'other',
  isSigned: true,
  isFor: () => true,
  waits: never,
  make,
  ...more,
})

const sheetOf = (key: string, title: string): Template =>
  template(
    `form_${key}`,
    title,
    (facts) => {
      const form = officialForm(key)
      if (!form) throw new Error(`There is no sheet for ${key}`)
      return officialPaper(facts, form)
    },
    { isSigned: false, isFor: ({ official }) => official[key] !== undefined },
  )

/** Every paper of our own, in the order of a packet. */
export const TEMPLATES: readonly Template[] = [
  template('filing_authorization', 'Filing Authorization', filingAuthorization, {
    isFor: ({ holds }) => holds.formation,
  }),
  template('agent_acceptance', 'Acceptance of Appointment as Registered Agent', agentAcceptance, {
    isFor: ({ holds, agent }) => holds.formation && agent !== null,
  }),
  template('operating_agreement', 'Operating Agreement', operatingAgreement, {
    isFor: (facts) => isLlc(facts) && holdsWork('operating_agreement')(facts),
    document: 'operating_agreement',
  }),
  template('organizer_statement', 'Statement and Resignation of Organizer', organizerStatement, {
    isFor: isLlc,
    waits: untilFormed,
  }),
  template('initial_resolutions', 'Initial Resolutions', initialResolutions, {
    isFor: isLlc,
    waits: untilFormed,
  }),
  template('incorporator_action', 'Action of the Sole Incorporator', incorporatorAction, {
    isFor: (facts) => isCorporation(facts) && !namesDirectors(facts.company.state),
    waits: untilFormed,
  }),
  template('bylaws', 'Bylaws', bylaws, { isFor: isCorporation, document: 'operating_agreement' }),
  template('board_consent', 'Organizational Consent of the Board of Directors', boardConsent, {
    isFor: isCorporation,
    waits: untilFormed,
  }),
  template('stock_subscription', 'Stock Subscription Agreement', stockSubscription, {
    isFor: isCorporation,
    waits: untilFormed,
  }),
  template('banking_resolution', 'Banking Resolution', bankingResolution, {
    isFor: holdsWork('banking_resolution'),
    waits: untilFormed,
  }),
  template('dba_statement', 'Statement of a Name Used in Business', dbaStatement, {
    isFor: holdsWork('dba'),
  }),
  sheetOf('ss-4', 'Form SS-4: entries'),
  sheetOf('w-7', 'Form W-7: entries'),
  sheetOf('2553', 'Form 2553: entries'),
  sheetOf('8832', 'Form 8832: entries'),
  sheetOf('8821', 'Form 8821: entries'),
  sheetOf('8822-b', 'Form 8822-B: entries'),
  sheetOf('w-9', 'Form W-9: entries'),
  sheetOf('w-8ben', 'Form W-8BEN: entries'),
  sheetOf('usps-1583', 'PS Form 1583: entries'),
  sheetOf('15620', 'Form 15620: entries'),
  sheetOf('5472', 'Form 5472: entries'),
  template('fax_cover', 'Fax Cover Sheet', faxCover, {
    isSigned: false,
    isFor: ({ official }) => Object.keys(official).length > 0,
  }),
  template('mail_cover', 'Letter of Transmittal', mailCover, {
    isSigned: false,
    isFor: ({ official }) => Object.keys(official).length > 0,
  }),
]

export const reviewText = ({ review }: Pick<Template, 'review'>): string =>
  review ? `Reviewed on ${review.on} by ${review.by}` : 'Not reviewed by a lawyer'

const closingOf = (facts: PaperFacts, one: Template): string[] => [
  `${facts.operator.name} is not a law firm and gives no legal or tax advice. The customer chose this form and its clauses. We printed the answers as given and did not check whether they suit the customer. Laws differ by state. No lawyer-client relationship and no privilege arises. Ask a lawyer before you sign.`,
  `Template ${one.version}. ${reviewText(one)}.`,
]

export type MadePaper = {
  readonly paper: Paper
  readonly template: Template
  /** Exactly the answers that it was made of, as one text. */
  readonly answers: string
}

/** A paper of what is known. What is still open in it takes a pen: it cannot be signed on screen. */
export function makePaper(facts: PaperFacts, one: Template): MadePaper {
  const { made: paper, answers } = readAnswers(facts, (watched): Paper => {
    const draft = one.make(watched)
    const { official } = draft
    if (official) return { ...draft, closing: [], signature: official.signature }
    const closing = closingOf(watched, one)
    if (!one.isSigned || draft.signers.length === 0) return { ...draft, closing, signature: 'none' }
    return { ...draft, closing, signature: hasOpenFields(draft) ? 'ink' : 'electronic' }
  })
  return { paper, template: one, answers: `${one.kind} ${one.version}\n${answers}` }
}

/** The papers of some answers: those that can be made now, and those that wait. */
export function papersFor(facts: PaperFacts): {
  readonly made: readonly MadePaper[]
  readonly waiting: readonly Waiting[]
} {
  const wanted = TEMPLATES.filter(({ isFor }) => isFor(facts))
  const made: MadePaper[] = []
  const waiting: Waiting[] = []
  for (const one of wanted) {
    const waits = one.waits(facts)
    if (waits) waiting.push({ kind: one.kind, title: one.title, waits })
    else made.push(makePaper(facts, one))
  }
  return { made, waiting }
}

/** The clauses that the papers of some answers leave to the customer. */
export function questionsFor(facts: PaperFacts) {
  const { made } = papersFor({ ...facts, choices: {} })
  const asked = new Set(made.flatMap(({ paper }) => openQuestions(paper)))
  return CHOICE_NAMES.filter((name) => asked.has(QUESTIONS[name].question)).map((name) => ({
    name,
    ...QUESTIONS[name],
    chosen: facts.choices[name] ?? null,
  }))
}
