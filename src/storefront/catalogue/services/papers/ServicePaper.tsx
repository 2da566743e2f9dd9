import type { ComponentProps, ReactNode } from 'react'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { cx } from '@/src/storefront/ui/cx'

/** Invented marks, and where each was found. A list gives no verdict: that is for an attorney. */
const FOUND = [
  ['Harbour Pine Co.', 'Class 25, registered', 'Federal register'],
  ['Harbor Pines', 'Class 43, abandoned', 'Federal register'],
  ['Pine & Harbour', 'Class 35, pending', 'State register'],
] as const

function SearchReport() {
  return (
    <Paper
      from="Trademark search"
      title="Harbor & Pine"
      caption="A sample list of marks that are similar to a name."
    >
      <ul>
        {FOUND.map(([mark, status, register]) => (
          <li key={mark} className="flex justify-between gap-6 border-b border-border py-2.5">
            <span>
              <span className="block font-semibold">{mark}</span>
              <span className="text-xs text-muted">{status}</span>
            </span>
            <span className="text-right text-muted">{register}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        214 marks read, 3 similar. Whether they conflict is for an attorney.
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
  ein: () => <Worksheet {...WORKSHEETS.ein} />,
  itin: () => <Worksheet {...WORKSHEETS.itin} />,
  bookkeeping: ProfitAndLoss,
  trademark: SearchReport,
}

/** What one holds in the end when one has bought a service. */
export function ServicePaper({ service }: { service: StandaloneService }) {
  const Drawn = PAPERS[service]
  return <Drawn />
}

/** What we prepare; the IRS’s own letter comes by mail and looks nothing like it. */
const WORKSHEETS = {
  ein: {
    title: 'Your EIN application',
    caption: 'A sample of how your dashboard shows an EIN application.',
    number: { label: 'EIN, once the IRS has assigned it', value: '00-0000000' },
    facts: [
      ['Company', 'Harbor & Pine LLC'],
      ['Responsible party', 'A. Byron'],
      ['Form', 'SS-4, signed by you'],
      ['IRS letter', 'mailed to you by the IRS'],
    ],
  },
  itin: {
    title: 'Your ITIN application',
    caption: 'A sample of how your dashboard shows an ITIN application.',
    number: { label: 'ITIN, once the IRS has assigned it', value: '900-00-0000' },
    facts: [
      ['Name', 'Ada Byron'],
      ['Country of citizenship', 'United Kingdom'],
      ['Form', 'W-7, signed by you'],
      ['IRS letter', 'mailed to you by the IRS'],
    ],
  },
} satisfies Record<string, WorksheetProps>

type WorksheetProps = {
  title: string
  caption: string
  number: ComponentProps<typeof PaperNumber>
  facts: ComponentProps<typeof PaperFacts>['facts']
}

function Worksheet({ title, caption, number, facts }: WorksheetProps) {
  return (
    <Paper from="Prepared by us" title={title} caption={caption}>
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
