import type { ComponentProps, ReactNode } from 'react'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { cx } from '@/src/storefront/ui/cx'

/** Invented marks, and what each would mean for the one that is wanted. */
const FOUND = [
  ['Harbour Pine Co.', 'Class 25, registered', 'Close: ask first'],
  ['Harbor Pines', 'Class 43, abandoned', 'No conflict'],
  ['Pine & Harbour', 'Class 35, pending', 'Watch it'],
] as const

function SearchReport() {
  return (
    <Paper
      from="Trademark search"
      title="Harbor & Pine"
      caption="A sample report on marks that could conflict with a name."
    >
      <ul>
        {FOUND.map(([mark, status, verdict]) => (
          <li key={mark} className="flex justify-between gap-6 border-b border-border py-2.5">
            <span>
              <span className="block font-semibold">{mark}</span>
              <span className="text-xs text-muted">{status}</span>
            </span>
            <span className="text-right">{verdict}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Federal register, state registers and use without registration. 214 marks read, 3 relevant.
      </p>
    </Paper>
  )
}

/** A month of an invented company; sums are marked. */
const LINES = [
  ['Sales', '18,420.00', false],
  ['Cost of goods sold', '−6,130.00', false],
  ['Gross profit', '12,290.00', true],
  ['Software', '−412.00', false],
  ['Advertising', '−1,850.00', false],
  ['Net income', '10,028.00', true],
] as const

function ProfitAndLoss() {
  return (
    <Paper
      from="Harbor & Pine LLC"
      title="Profit and loss, March"
      caption="A sample of the monthly statement that comes with bookkeeping."
    >
      <dl>
        {LINES.map(([name, amount, isSum]) => (
          <div
            key={name}
            className={cx(
              'flex justify-between gap-6 border-b py-2',
              isSum ? 'border-paper-line font-semibold' : 'border-border',
            )}
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-muted">Two accounts reconciled on April 4. Nothing open.</p>
    </Paper>
  )
}

const PAPERS: Readonly<Record<StandaloneService, () => ReactNode>> = {
  ein: () => <IrsLetter {...LETTERS.ein} />,
  itin: () => <IrsLetter {...LETTERS.itin} />,
  bookkeeping: ProfitAndLoss,
  trademark: SearchReport,
}

/** What one holds in the end when one has bought a service. */
export function ServicePaper({ service }: { service: StandaloneService }) {
  const Drawn = PAPERS[service]
  return <Drawn />
}

const LETTERS = {
  ein: {
    title: 'We assigned you a number',
    caption: 'A sample of the letter the IRS sends to confirm a company’s EIN.',
    number: { label: 'Employer Identification Number', value: '00-0000000' },
    facts: [
      ['Company', 'Harbor & Pine LLC'],
      ['Responsible person', 'A. Byron'],
      ['Form filed', 'SS-4'],
      ['Notice', 'CP 575 A'],
    ],
  },
  itin: {
    title: 'Your taxpayer number',
    caption: 'A sample of the letter the IRS sends to assign an ITIN.',
    number: { label: 'Individual Taxpayer Identification Number', value: '900-00-0000' },
    facts: [
      ['Name', 'Ada Byron'],
      ['Country of citizenship', 'United Kingdom'],
      ['Form filed', 'W-7, with proof of identity'],
      ['Notice', 'CP 565'],
    ],
  },
} satisfies Record<string, IrsLetterProps>

type IrsLetterProps = {
  title: string
  caption: string
  number: ComponentProps<typeof PaperNumber>
  facts: ComponentProps<typeof PaperFacts>['facts']
}

function IrsLetter({ title, caption, number, facts }: IrsLetterProps) {
  return (
    <Paper from="Internal Revenue Service" title={title} caption={caption}>
      <PaperNumber {...number} />
      <PaperFacts facts={facts} />
    </Paper>
  )
}

type PaperProps = {
  /** Who issues it, and what it is called. */
  from: string
  title: string
  /** What the picture shows, for those who do not see it. */
  caption: string
  children: ReactNode
}

/** A sheet such as the customer receives, with invented names and numbers. */
function Paper({ from, title, caption, children }: PaperProps) {
  return (
    <figure className="mx-auto w-full max-w-116 bg-paper lg:mr-0 p-6 text-sm shadow-float ring-1 ring-border sm:p-8">
      <div className="flex items-baseline justify-between gap-4 border-b border-paper-line pb-3">
        <p className="text-xs font-semibold">{from}</p>
        <p className="text-xs tracking-[0.14em] text-muted uppercase">Specimen</p>
      </div>
      <p className="heading mt-4 text-xl">{title}</p>
      <div className="mt-4">{children}</div>
      <figcaption className="sr-only">{caption}</figcaption>
    </figure>
  )
}

/** Name and value, line by line. */
function PaperFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 border-b border-border py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number that all of it is about. */
function PaperNumber({ label, value }: { label: string; value: string }) {
  return (
    <p className="mb-4 border-l-2 border-accent pl-4">
      <span className="block text-xs text-muted">{label}</span>
      <span className="heading mt-1 block text-2xl tracking-normal tabular-nums">{value}</span>
    </p>
  )
}
