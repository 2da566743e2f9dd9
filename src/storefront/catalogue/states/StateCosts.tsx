import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
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
