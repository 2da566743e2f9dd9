import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import { usd } from '@/src/domain/vocabulary/money/money'
import { REFUND_DAYS } from '@/src/domain/vocabulary/money/refund-words'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'
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
  const fee = usd(state.filingFee).minor
  const ours = cheapest ? usd(cheapest.price).minor : null
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">What it costs to form an LLC in {state.name}</caption>
        <tbody>
          <tr className="border-t border-border">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              {state.name} filing fee
              <span className="block text-sm text-muted">
                Goes to the state{state.feeAsOf && `, as of ${longCalendarDay(state.feeAsOf)}`}
              </span>
            </th>
            <td className="py-3 text-right align-top">
              <Money minor={fee} />
            </td>
          </tr>
          {cheapest && ours !== null && (
            <tr className="border-t border-border">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {cheapest.name} package
                <span className="block text-sm text-muted">
                  Ours, refundable for {REFUND_DAYS} days
                </span>
              </th>
              <td className="py-3 text-right align-top">
                <Money minor={ours} />
              </td>
            </tr>
          )}
        </tbody>
        {ours !== null && (
          <tfoot>
            <tr className="border-t-2 border-text font-semibold">
              <th scope="row" className="py-3 pr-4 text-left">
                Total to start
              </th>
              <td className="py-3 text-right text-lg">
                <Money minor={fee + ours} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {state.scheduledFee && (
        <p className="mt-3 text-sm">
          From {longCalendarDay(state.scheduledFee.from)} the state charges{' '}
          <Money minor={usd(state.scheduledFee.fee).minor} className="font-semibold" />.
        </p>
      )}
      <p className="mt-3 max-w-[60ch] text-sm text-muted">{note}</p>
    </>
  )
}
