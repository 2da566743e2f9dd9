import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView, type ViewContext } from '@/src/admin/kit/page/screen-view'
import { EmptyState, Section } from '@/src/admin/kit/ui/parts'
import { duePayouts } from '@/src/services/affiliates/payouts'

import { PayoutBatch } from './PayoutBatch'
import { PayoutHistory } from './PayoutHistory'
import { thresholdIn } from './threshold'

async function Due({ context: { req, search } }: { context: ViewContext }) {
  const pay = await can(req, 'payOut')
  const reveal = await can(req, 'revealPayoutAccount')
  if (!pay || !reveal || !(await can(req, 'seeDuePayouts'))) return null
  const { text, minor } = thresholdIn(search.min)
  const all = await duePayouts(req)
  const due = all.filter(({ dueMinor }) => dueMinor >= minor)
  return (
    <Section
      description="Approved commissions in US dollars, less what was paid out too much. Refunds stay free for 30 days, so newer commissions are not due yet."
      id="due"
      title="Due now"
    >
      <form className="flex flex-wrap items-center gap-2 mb-3" method="get">
        <label htmlFor="min">At least, in US dollars</label>
        <input
          className="kit-bare-input w-27.5 h-8 px-2.5 py-0"
          defaultValue={text}
          id="min"
          inputMode="decimal"
          name="min"
          placeholder="0"
        />
        <button className="btn btn--style-secondary btn--size-small mt-3 mb-0" type="submit">
          Show
        </button>
      </form>
      {due.length === 0 ? (
        <EmptyState>
          {all.length === 0
            ? 'Nothing is due. Commissions become due 30 days after the order was paid.'
            : 'Nothing that is due reaches this amount. Lower it to see more.'}
        </EmptyState>
      ) : (
        <PayoutBatch
          due={due}
          key={due.map(({ link, dueMinor }) => `${link} ${dueMinor}`).join()}
          pay={pay}
          reveal={reveal}
        />
      )}
    </Section>
  )
}

export const PayoutsScreen = screenView('payouts', ({ context }) => (
  <div className="list-lean">
    <PageHeader
      description="Pay what is due at your bank or PayPal, then mark it as paid here."
      screen="payouts"
    />
    <Due context={context} />
    <PayoutHistory req={context.req} />
  </div>
))
