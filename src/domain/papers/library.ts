import { z } from 'zod'

import { type Paper, type Part, section, signatures, text } from '@/src/domain/papers/paper'
import { orBlank as or } from '@/src/domain/papers/words'
import { typedText } from '@/src/domain/vocabulary/text/typed-text'

type Field = { readonly name: string; readonly label: string; readonly isLong?: true }
/** As much as a question takes. */
export const MOST_WORDS = 4000

type Values = Readonly<Record<string, string>>

type LibraryPaper = {
  readonly key: string
  readonly title: string
  /** What it is for, in a sentence. */
  readonly purpose: string
  readonly version: number
  readonly fields: readonly Field[]
  readonly parts: (company: string, values: Values) => readonly Part[]
  /** As what people sign it by hand. */
  readonly signedAs: readonly string[]
}

const field = (name: string, label: string): Field => ({ name, label })
const long = (name: string, label: string): Field => ({ name, label, isLong: true })

/** Papers that a customer fills in on their own, as often as they need them. */
export const LIBRARY: readonly LibraryPaper[] = [
  {
    key: 'minutes',
    title: 'Minutes of a Meeting',
    purpose: 'Records what owners, managers or directors decided in a meeting.',
    version: 1,
    fields: [
      field('day', 'Day and time'),
      field('place', 'Place'),
      long('present', 'Who was present'),
      long('decisions', 'What was decided'),
    ],
    parts: (company, { day, place, present, decisions }) => [
      text(`A meeting of ${company} was held on ${or(day)} at ${or(place)}.`),
      section('Present', or(present)),
      section('Decisions', or(decisions)),
    ],
    signedAs: ['Chair of the meeting', 'Keeper of the minutes'],
  },
  {
    key: 'consent',
    title: 'Written Consent',
    purpose: 'Records a decision that was made without a meeting.',
    version: 1,
    fields: [field('who', 'Who decides, such as “all members”'), long('decision', 'The decision')],
    parts: (company, { who, decision }) => [
      text(`The undersigned, being ${or(who)} of ${company}, decide without a meeting:`),
      section('Decision', or(decision)),
    ],
    signedAs: ['Signer', 'Signer'],
  },
  {
    key: 'address-notice',
    title: 'Notice of a New Address',
    purpose: 'Tells a bank, a customer or a supplier where the company is now.',
    version: 1,
    fields: [
      field('to', 'To'),
      field('before', 'Address until now'),
      field('after', 'New address'),
      field('from', 'From which day'),
    ],
    parts: (company, { to, before, after, from }) => [
      text(`To: ${or(to)}`),
      text(`The address of ${company} changes on ${or(from)}.`),
      {
        is: 'facts',
        rows: [
          ['Until now', or(before)],
          ['From then on', or(after)],
        ],
      },
    ],
    signedAs: ['Authorized person'],
  },
  {
    key: 'expenses',
    title: 'Reimbursement of Expenses',
    purpose: 'Asks the company to pay back what someone paid for it.',
    version: 1,
    fields: [
      field('who', 'Who paid'),
      long('what', 'What was paid for, with days and amounts'),
      field('total', 'Total'),
    ],
    parts: (company, { who, what, total }) => [
      text(`${or(who)} paid these expenses for ${company}. Receipts are attached.`),
      section('Expenses', or(what)),
      { is: 'facts', rows: [['Total', or(total)]] },
    ],
    signedAs: ['Who paid', 'Approved for the company'],
  },
]

export const libraryPaper = (key: string): LibraryPaper | null =>
  LIBRARY.find((one) => one.key === key) ?? null

/** What is typed into a paper of the library, by the name of each question: all may be left open. */
export const libraryInput = ({ fields }: LibraryPaper) =>
  z
    .record(z.string().max(60), z.string())
    .transform((sent) => Object.fromEntries(fields.map(({ name }) => [name, sent[name] ?? ''])))
    .pipe(z.record(z.string(), typedText(MOST_WORDS)))

/** A paper of the library as it is printed; what was left open is a rule to fill in. */
export function fillLibraryPaper(
  { key, title, parts, signedAs, version }: LibraryPaper,
  company: string,
  values: Values,
): Paper {
  const signers = signedAs.map((role, index) => ({
    key: `signer-${index + 1}`,
    name: null,
    role,
    isCompany: false,
    email: null,
  }))
  return {
    kind: `library_${key}`,
    title,
    subtitle: company,
    company,
    parts: [...parts(company, values), signatures('Signed on the days stated below.', signers)],
    signature: 'ink',
    signers,
    closing: [
      'This is a general form, filled in by the person who printed it. It is not legal advice. Ask a lawyer whether it suits you.',
      `Template ${version}. Not reviewed by a lawyer.`,
    ],
  }
}
