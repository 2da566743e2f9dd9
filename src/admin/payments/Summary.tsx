import type { SearchParams } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { count, percent } from '@/src/admin/kit/ui/format'
import { LinkTabs, Section, type Stat, StatCards } from '@/src/admin/kit/ui/parts'
import { PERIOD_LABELS, PERIODS, type Period } from '@/src/domain/analytics/period'
import { type Currency, formatMoney, type Money, sum } from '@/src/domain/vocabulary/money/money'
import { UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { pluralWord } from '@/src/domain/vocabulary/plural'
import type { GatewayFigures, Takings } from '@/src/queries/payments/gateway-figures'

/** A condition of a list, for its address. */
const where = (field: string, test: string, value: string) =>
  new URLSearchParams({ [`where[${field}][${test}]`]: value })
const OPEN = new URLSearchParams(
  UNFINISHED.map((status, index) => [`where[status][in][${index}]`, status]),
)
const PAYMENTS = adminHref('payments')
const EVENTS = adminHref('webhookEvents')
const CURRENCIES: readonly Currency[] = ['USD', 'INR']

/** One line for each currency: amounts of two are never one figure. */
function Amounts({ takings, of }: { takings: readonly Takings[]; of: (one: Takings) => Money }) {
  const used = CURRENCIES.filter(
    (currency) => currency === 'USD' || takings.some((one) => of(one).currency === currency),
  )
  return used.map((currency) => {
    const amounts = takings.map(of).filter((amount) => amount.currency === currency)
    return (
      <span className="block text-inherit" key={currency}>
        {formatMoney(sum(amounts, currency))}
      </span>
    )
  })
}

function rateStat({ attempts }: GatewayFigures): Stat {
  const all = Object.values(attempts)
  const succeeded = all.reduce((total, one) => total + one.succeeded, 0)
  const ended = all.reduce((total, one) => total + one.succeeded + one.failed, 0)
  const label = 'Success rate'
  if (ended === 0) return { label, value: '–', beside: 'No attempts in this period' }
  return {
    label,
    value: percent(succeeded, ended),
    beside: `${count(succeeded)} of ${count(ended)} attempts`,
  }
}

function statsOf(figures: GatewayFigures): Stat[] {
  const { takings, open, quarantined, disputed, failingWebhooks } = figures
  const payments = takings.reduce((total, one) => total + one.payments, 0)
  const refunded = takings.some((one) => one.refunded.minor > 0)
  return [
    {
      label: 'Received',
      value: <Amounts of={(one) => one.received} takings={takings} />,
      beside: `${count(payments)} ${pluralWord(payments, 'payment')}`,
    },
    {
      label: 'Net of refunds',
      value: <Amounts of={(one) => one.net} takings={takings} />,
      beside: refunded ? 'After refunds' : 'No refunds',
    },
    rateStat(figures),
    {
      label: 'Open attempts',
      value: count(open),
      beside: 'Checked every minute',
      href: `${PAYMENTS}?${OPEN}`,
    },
    {
      label: 'Need a person',
      value: count(quarantined),
      beside: quarantined > 0 ? 'Unmatched payments' : 'None held',
      href: `${PAYMENTS}?${where('status', 'equals', 'quarantined')}`,
      tone: quarantined > 0 ? 'bad' : undefined,
    },
    {
      label: 'Open disputes',
      value: count(disputed),
      beside: disputed > 0 ? 'Respond before the deadline' : 'No open disputes',
      href: '#disputes',
      tone: disputed > 0 ? 'bad' : undefined,
    },
    {
      label: 'Failing webhooks',
      value: count(failingWebhooks),
      beside: failingWebhooks > 0 ? 'Failed or retrying' : 'No errors',
      href: `${EVENTS}?${where('error', 'exists', 'true')}`,
      tone: failingWebhooks > 0 ? 'bad' : undefined,
    },
  ]
}

type Props = {
  readonly figures: GatewayFigures
  readonly isPractice: boolean
  readonly period: Period
  readonly search: SearchParams
}

export function Summary({ figures, isPractice, period, search }: Props) {
  return (
    <Section
      aside={
        <LinkTabs
          label="Period"
          tabs={PERIODS.map((one) => ({
            label: PERIOD_LABELS[one],
            href: addressWith(adminHref('paymentGateways'), search, { period: one }),
            isCurrent: one === period,
          }))}
        />
      }
      description={
        isPractice ? 'Practice payments: no money moved. Live figures start from zero.' : undefined
      }
      id="summary"
      title="Summary"
    >
      <StatCards stats={statsOf(figures)} />
    </Section>
  )
}
