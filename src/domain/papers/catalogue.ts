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
import { operatingAgreement, spouseConsent } from '@/src/domain/papers/operating-agreement'
import {
  type Draft,
  hasOpenFields,
  openQuestions,
  type Paper,
  type Waiting,
} from '@/src/domain/papers/paper'
import {
  dbaStatement,
  designeeStatement,
  faxCover,
  mailCover,
  namesDesignee,
  officialForm,
  officialPaper,
} from '@/src/domain/papers/sheets'
import { isCommunityProperty, namesDirectors } from '@/src/domain/papers/state-law'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

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
  /** What it is made for, any of these: given back, it is no longer in force. */
  readonly soldWith: (facts: PaperFacts) => readonly TrackedService[]
  readonly isFor: (facts: PaperFacts) => boolean
  /** Signed by a pen alone. */
  readonly isInk: boolean
  /** Why it is not made yet, for its customer. */
  readonly waits: (facts: PaperFacts) => string | null
  /** What of ours it lacks, as staff are told. */
  readonly lacks: (facts: PaperFacts) => string | null
  readonly make: (facts: PaperFacts) => Draft
}

const isLlc = ({ company, holds }: PaperFacts) => holds.formation && company.type === 'llc'
const isCorporation = ({ company, holds }: PaperFacts) =>
  holds.formation && company.type === 'corporation'
const hasFormation = ({ holds }: PaperFacts) => holds.formation
const forWork = (...work: readonly TrackedService[]) => ({ soldWith: () => work })

/** Our acceptance ends with our agent; that of the customer's own agent with the formation. */
const agentSoldWith = ({ agent, holds }: PaperFacts): readonly TrackedService[] => {
  const isSold = [...holds.work, ...holds.givenBack].includes('registered_agent')
  return agent?.isOurs && isSold ? ['registered_agent'] : ['llc']
}
const never = () => null

/** The IRS gives a number to a company that exists. */
const untilItExists = (facts: PaperFacts): string | null =>
  facts.holds.work.includes('llc') ? untilFormed(facts) : null

/** What speaks of the filing as done waits for the state's certificate. */
const untilFormed = ({ company }: PaperFacts): string | null =>
  company.formedOn ? null : `We make it after ${company.state.name} has filed ${company.name}.`

const lacksOrganizer = ({ operator, company }: PaperFacts): string | null =>
  operator.organizer
    ? null
    : `Not ready: name the ${company.type === 'llc' ? 'organizer' : 'incorporator'} in Company Branding.`

const lacksAgentSigner = ({ operator, agent }: PaperFacts): string | null =>
  agent?.isOurs && !operator.agentSigner
    ? 'Not ready: name who signs as registered agent in Company Branding.'
    : null

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
  soldWith: () => ['llc'],
  isFor: () => true,
  isInk: false,
  waits: never,
  lacks: never,
  make,
  ...more,
})

const SHEET_FOR: Readonly<Record<string, TrackedService>> = {
  'ss-4': 'ein',
  'w-7': 'itin',
  '2553': 's_corporation',
  'usps-1583': 'business_address',
}
const WITH_SHEETS = forWork(...Object.values(SHEET_FOR))

const sheetOf = (key: string, title: string, more: Partial<Template> = {}): Template =>
  template(
    `form_${key}`,
    title,
    (facts) => {
      const form = officialForm(key)
      if (!form) throw new Error(`There is no sheet for ${key}`)
      return officialPaper(facts, form)
    },
    {
      isSigned: false,
      ...forWork(SHEET_FOR[key] ?? 'llc'),
      isFor: ({ official }) => official[key] !== undefined,
      ...more,
    },
  )

/** Every paper of our own, in the order of a packet. */
export const TEMPLATES: readonly Template[] = [
  template('filing_authorization', 'Filing Authorization', filingAuthorization, {
    isFor: hasFormation,
  }),
  template('agent_acceptance', 'Acceptance of Appointment as Registered Agent', agentAcceptance, {
    soldWith: agentSoldWith,
    isFor: ({ holds, agent }) => holds.formation && agent !== null,
    lacks: lacksAgentSigner,
  }),
  template('operating_agreement', 'Operating Agreement', operatingAgreement, {
    version: 3,
    ...forWork('operating_agreement'),
    isFor: isLlc,
    document: 'operating_agreement',
  }),
  template('spouse_consent', 'Consent of a Spouse', spouseConsent, {
    ...forWork('operating_agreement'),
    isInk: true,
    isFor: (facts) =>
      isLlc(facts) &&
      isCommunityProperty(facts.company.state) &&
      facts.members.some(({ kind }) => kind === 'person'),
  }),
  template('organizer_statement', 'Statement and Resignation of Organizer', organizerStatement, {
    isFor: isLlc,
    lacks: lacksOrganizer,
    waits: untilFormed,
  }),
  template('initial_resolutions', 'Initial Resolutions', initialResolutions, {
    version: 2,
    isFor: isLlc,
    waits: untilFormed,
  }),
  template('incorporator_action', 'Action of the Sole Incorporator', incorporatorAction, {
    isFor: (facts) => isCorporation(facts) && !namesDirectors(facts.company.state),
    lacks: lacksOrganizer,
    waits: untilFormed,
  }),
  template('bylaws', 'Bylaws', bylaws, {
    version: 2,
    isFor: isCorporation,
    document: 'operating_agreement',
  }),
  template('board_consent', 'Organizational Consent of the Board of Directors', boardConsent, {
    version: 2,
    isFor: isCorporation,
    waits: untilFormed,
  }),
  template('stock_subscription', 'Stock Subscription Agreement', stockSubscription, {
    version: 2,
    isFor: isCorporation,
    waits: untilFormed,
  }),
  template('banking_resolution', 'Banking Resolution', bankingResolution, {
    ...forWork('banking_resolution'),
    isFor: hasFormation,
    waits: untilFormed,
  }),
  template('dba_statement', 'Statement of a Name Used in Business', dbaStatement, {
    version: 2,
    ...forWork('dba'),
    isFor: hasFormation,
  }),
  sheetOf('ss-4', 'Form SS-4: entries', { isSigned: true, isInk: true, waits: untilItExists }),
  template('designee_statement', 'Authorization of Third Party Designee', designeeStatement, {
    ...forWork('ein'),
    isInk: true,
    isFor: namesDesignee,
    waits: untilItExists,
  }),
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
    ...WITH_SHEETS,
    isFor: ({ official }) => Object.keys(official).length > 0,
  }),
  template('mail_cover', 'Letter of Transmittal', mailCover, {
    isSigned: false,
    ...WITH_SHEETS,
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
  readonly service: TrackedService
  /** Exactly the answers that it was made of, as one text. */
  readonly answers: string
  /** What it says of us: a paper that everyone has signed outlives a change of it. */
  readonly ofUs: string
}

/** What we are called, and which blank form staff have loaded. */
const isOfUs = /^\.(?:operator|forms\.blanks)\./

/** A paper of what is known. What is still open in it takes a pen: it cannot be signed on screen. */
export function makePaper(facts: PaperFacts, one: Template): MadePaper {
  const { made: paper, answers } = readAnswers(facts, (watched): Paper => {
    const made = one.make(watched)
    const { kind = one.kind, title = one.title, company = watched.company.name, official } = made
    const draft = { ...made, kind, title, company }
    if (official) return { ...draft, closing: [], signature: official.signature }
    const closing = closingOf(watched, one)
    if (!one.isSigned || draft.signers.length === 0) return { ...draft, closing, signature: 'none' }
    const signature = one.isInk || hasOpenFields(draft) ? 'ink' : 'electronic'
    return { ...draft, closing, signature }
  })
  const [service = 'llc'] = one.soldWith(facts)
  const lines = answers.split('\n')
  const [ofUs, theirs] = [true, false].map((are) =>
    lines.filter((line) => isOfUs.test(line) === are).join('\n'),
  )
  const made = `${one.kind} ${one.version}\n${theirs}`
  return { paper, template: one, service, answers: made, ofUs: ofUs ?? '' }
}

const isHeld = (one: Template, facts: PaperFacts): boolean =>
  one.soldWith(facts).some((service) => facts.holds.work.includes(service))

/** Whether all that a kind of paper was made for was given back. */
export function isGivenBack(kind: string, facts: PaperFacts): boolean {
  const one = TEMPLATES.find((each) => each.kind === kind)
  if (!one || isHeld(one, facts)) return false
  return one.soldWith(facts).some((service) => facts.holds.givenBack.includes(service))
}

/** The papers of some answers: those that can be made now, and those that wait. */
export function papersFor(facts: PaperFacts): {
  readonly made: readonly MadePaper[]
  readonly waiting: readonly Waiting[]
} {
  const wanted = TEMPLATES.filter((one) => isHeld(one, facts) && one.isFor(facts))
  const made: MadePaper[] = []
  const waiting: Waiting[] = []
  for (const one of wanted) {
    const [waits, forStaff] = [one.waits(facts), one.lacks(facts)]
    const { kind, title } = one
    if (waits) waiting.push({ kind, title, waits })
    else if (forStaff) waiting.push({ kind, title, waits: 'We prepare our signature.', forStaff })
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
