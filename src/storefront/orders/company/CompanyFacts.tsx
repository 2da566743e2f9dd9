import type { ReactNode } from 'react'
import { checkText, type RecordCheck } from '@/src/domain/orders/desk/record-check'
import { COMPANY_TYPES, type CompanyView, maskedEin } from '@/src/domain/orders/my-order'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { CopyText } from '@/src/storefront/ui/copy-field'

type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** What is copied; nothing where there is nothing to use elsewhere. */
  readonly copies?: string | null
  readonly more?: ReactNode
}

/** A day of the calendar, an ISO day, which no time zone shifts. */
export const CalendarDay = ({ day }: { day: string }) => (
  <time dateTime={day}>{calendarDay(day)}</time>
)

const NOT_YET = <span className="text-muted">Not yet</span>

function factsOf(company: CompanyView): Fact[] {
  const { name, type, state, fileNumber, ein, agent, businessAddress, owners, taxedAs } = company
  const people = owners.map(({ name: owner, share }) => [owner, share].filter(Boolean).join(', '))
  return [
    { label: 'Legal name', value: name, copies: name, more: COMPANY_TYPES[type] },
    {
      label: 'State and file number',
      value: [state, fileNumber].filter(Boolean).join(' · ') || NOT_YET,
      copies: fileNumber,
    },
    {
      label: 'EIN',
      copies: ein,
      value: ein ? (
        <details className="group">
          <summary className="flex w-fit cursor-pointer list-none gap-3 [&::-webkit-details-marker]:hidden">
            <span className="tabular-nums group-open:hidden">{maskedEin(ein)}</span>
            <span className="link text-sm group-open:hidden">Show</span>
            <span className="hidden tabular-nums group-open:inline">{ein}</span>
          </summary>
        </details>
      ) : (
        NOT_YET
      ),
    },
    { label: 'Formation day', value: <CalendarDay day={company.formedOn} /> },
    {
      label: 'Registered agent',
      value: agent?.text ?? NOT_YET,
      copies: agent?.text,
      more: agent?.isOurs && agent.until && (
        <span>
          Paid until <CalendarDay day={agent.until} />
        </span>
      ),
    },
    { label: 'Business address', value: businessAddress ?? NOT_YET, copies: businessAddress },
    { label: 'Owners', value: people.join(' · ') || NOT_YET, copies: people.join('; ') || null },
    { label: 'Taxed as', value: taxedAs ?? NOT_YET },
  ]
}

/** Whether the company's papers name it alike, letter for letter, and where they do not. */
function RecordLines({ records }: { records: RecordCheck }) {
  return (
    <div className="mt-4 text-sm">
      <p className="text-muted">{checkText(records)}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {records.differences.map(({ text }) => (
          <li className="wrap-anywhere" key={text}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is asked of a company again and again, each to be copied. */
export const CompanyFacts = ({ company }: { company: CompanyView }) => (
  <>
    <FactList company={company} />
    <RecordLines records={company.records} />
  </>
)

function FactList({ company }: { company: CompanyView }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-ui border border-border bg-border sm:grid-cols-2">
      {factsOf(company).map(({ label, value, copies, more }) => (
        <div className="flex items-center justify-between gap-3 bg-raised px-4 py-3" key={label}>
          <div className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              {value}
              {more && <span className="block text-xs text-muted">{more}</span>}
            </dd>
          </div>
          {copies && <CopyText text={copies} what={label.toLowerCase()} />}
        </div>
      ))}
    </dl>
  )
}
