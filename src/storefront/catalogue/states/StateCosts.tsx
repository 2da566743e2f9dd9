import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import type { FactDay, FactView, TypeFactsView } from '@/src/domain/compliance/type-facts-view'
import { usd } from '@/src/domain/vocabulary/money/money'
import { REFUND_DAYS } from '@/src/domain/vocabulary/money/refund-text'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Money } from '@/src/storefront/ui/money'

export type CheapestPackage = { readonly name: string; readonly price: number }

type StateCostsProps = {
  state: StatePageView
  /** Null while packages can't be read: then only the state's part is shown. */
  cheapest: CheapestPackage | null
  note: string
}

/** The price of beginning, line by line: what is the state's, what is ours. */
export function StateCosts({ state, cheapest, note }: StateCostsProps) {
  const types = (['llc', 'corporation'] as const).flatMap((type) => {
    const fee = state.fees[type]
    return fee ? [{ type, fee }] : []
  })
  const ours = cheapest ? usd(cheapest.price).minor : null
  const [first] = types
  const asOf = first?.fee.feeAsOf
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">What it costs to form a company in {state.name}</caption>
        {types.length > 1 && (
          <thead>
            <tr className="text-sm">
              <td />
              {types.map(({ type }) => (
                <th key={type} scope="col" className="pb-2 pl-4 text-right font-semibold">
                  {NAMES[type]}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          <Row
            name={`${state.name} filing fee`}
            detail={`Goes to the state${asOf ? `, as of ${longCalendarDay(asOf)}` : ''}${unconfirmed(types)}`}
            amounts={types.map(({ fee }) => usd(fee.filingFee).minor)}
          />
          {cheapest && ours !== null && (
            <Row
              name={`${cheapest.name} package`}
              detail={`Our fee, refundable for ${REFUND_DAYS} days`}
              amounts={types.map(() => ours)}
            />
          )}
        </tbody>
        {ours !== null && (
          <tfoot>
            <tr className="border-t-2 border-text font-semibold">
              <th scope="row" className="py-3 pr-4 text-left">
                Total to start
              </th>
              {types.map(({ type, fee }) => (
                <td key={type} className="py-3 pl-4 text-right text-lg">
                  <Money minor={usd(fee.filingFee).minor + ours} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {types.map(
        ({ type, fee: { scheduledFee } }) =>
          scheduledFee && (
            <p key={type} className="mt-3 text-sm">
              From {longCalendarDay(scheduledFee.from)} the state charges{' '}
              <Money minor={usd(scheduledFee.fee).minor} className="font-semibold" />
              {types.length > 1 && (
                <span>{` for ${type === 'llc' ? 'an LLC' : 'a corporation'}`}</span>
              )}
              .
            </p>
          ),
      )}
      <p className="mt-3 max-w-[60ch] text-sm text-muted">{note}</p>
    </>
  )
}

type Shown = { readonly type: 'llc' | 'corporation'; readonly fee: TypeFee }

/** What is not certain of the fees, and what they hold besides the filing. */
function unconfirmed(types: readonly Shown[]): string {
  const usual = types.filter(({ fee }) => fee.isUsual).map(({ type }) => NAMES[type])
  const all = usual.length === types.length ? '' : ` for the ${usual.join(' and ')}`
  return [
    types.some(({ fee }) => fee.reservation) && ', with the name reservation that must come first',
    usual.length > 0 && `. The usual amount${all}: we check it before we file`,
  ]
    .filter(Boolean)
    .join('')
}

const NAMES = { llc: 'LLC', corporation: 'Corporation' } as const

type RowProps = { name: string; detail: string; amounts: readonly number[] }

function Row({ name, detail, amounts }: RowProps) {
  return (
    <tr className="border-t border-border">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        {name}
        <span className="block text-sm text-muted">{detail}</span>
      </th>
      {amounts.map((minor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
        <td key={index} className="py-3 pl-4 text-right align-top">
          <Money minor={minor} />
        </td>
      ))}
    </tr>
  )
}

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
