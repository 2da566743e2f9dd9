import type { FactDay, FactView, TypeFactsView } from '@/src/domain/compliance/type-facts-view'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

const NAMES = { llc: 'LLC', corporation: 'Corporation' } as const

type TypeFactsProps = { view: TypeFactsView; daysTitle: string; children: React.ReactNode }

/** What the state charges and wants of one type of company, with where we read it. */
export function TypeFacts({ view, daysTitle, children }: TypeFactsProps) {
  return (
    <section className="min-w-0">
      <h3 className="heading border-b-2 border-text pb-3 text-lg">{NAMES[view.type]}</h3>
      <ul>
        {view.facts.map((fact) => (
          <Fact key={fact.id} fact={fact} />
        ))}
      </ul>
      {view.days.length > 0 && <Days title={daysTitle} days={view.days} />}
      <div className="mt-6">{children}</div>
    </section>
  )
}

function Fact({ fact }: { fact: FactView }) {
  return (
    <li className="border-b border-border py-3.5">
      <p className="flex justify-between gap-4 font-semibold">
        <span className="min-w-0">{fact.title}</span>
        <span className="shrink-0 text-right tabular-nums">{fact.amount}</span>
      </p>
      {fact.when && <p className="mt-1 max-w-[56ch] text-sm">{fact.when}.</p>}
      {fact.who && <p className="mt-1 max-w-[56ch] text-sm">{fact.who}</p>}
      {fact.words && <p className="mt-1 max-w-[56ch] text-sm text-muted">{fact.words}</p>}
      <Basis fact={fact} />
    </li>
  )
}

/** When and where it was read; what was not, or long ago, only usually holds. */
function Basis({ fact: { isConfirmed, checked, source } }: { fact: FactView }) {
  return (
    <p className="mt-1.5 text-xs text-muted">
      <span className={isConfirmed ? 'font-semibold text-success' : 'font-semibold text-warning'}>
        {isConfirmed ? 'As read' : 'Usually'}
      </span>
      {isConfirmed ? checked && ` on ${longCalendarDay(checked)}` : basisText(checked)}
      {source && (
        <span>
          {': '}
          <a className="link wrap-anywhere" href={source.url} rel="noopener nofollow">
            {source.title}
          </a>
        </span>
      )}
    </p>
  )
}

const basisText = (checked: string | null) =>
  checked ? `, to be confirmed; last read on ${longCalendarDay(checked)}` : ', to be confirmed'

function Days({ title, days }: { title: string; days: readonly FactDay[] }) {
  return (
    <>
      <h4 className="mt-6 font-semibold">{title}</h4>
      <ol className="mt-2 text-sm">
        {days.map(({ title: what, due, opens, businessDay, isUsual }) => (
          <li key={`${what}:${due}`} className="flex gap-4 border-t border-border py-2.5">
            <time dateTime={due} className="w-33 shrink-0 font-semibold tabular-nums">
              {longCalendarDay(due)}
            </time>
            <span className="min-w-0">
              {what}
              {isUsual && <span>{' (usually)'}</span>}
              {opens && (
                <span className="block text-muted">{`You can file from ${longCalendarDay(opens)}.`}</span>
              )}
              {businessDay !== due && (
                <span className="block text-muted">
                  {`The next business day is ${longCalendarDay(businessDay)}.`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
