import { Check, CircleAlert } from 'lucide-react'
import { TonePill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { count, percent } from '@/src/admin/kit/ui/format'
import { Facts } from '@/src/admin/kit/ui/parts'
import { PERIOD_LABELS, type Period } from '@/src/domain/analytics/period'
import { GATEWAY_SETUP, listPriceOf } from '@/src/domain/payments/gateways/gateway-setup'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatMoney } from '@/src/domain/vocabulary/money/money'
import type { Tone } from '@/src/domain/vocabulary/status'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import type { GatewayFigures } from '@/src/queries/payments/gateway-figures'
import type { GatewayMode, GatewayView } from '@/src/queries/payments/gateway-view'
import { ConfigureGateway } from './configure/ConfigureGateway'
import { type ControlGrants, GatewayControls } from './GatewayControls'

const MODES = {
  live: { word: 'Live', tone: 'good' },
  test: { word: 'Test mode', tone: 'warning' },
  sandbox: { word: 'Sandbox', tone: 'warning' },
  none: { word: 'Not set up', tone: 'neutral' },
} as const satisfies Record<GatewayMode, { readonly word: string; readonly tone: Tone }>

function States({ gateway: { mode, hasKeys, enabled } }: { gateway: GatewayView }) {
  const { word, tone } = MODES[mode]
  return (
    <span className="flex gap-1.5">
      {hasKeys && (
        <TonePill tone={enabled ? 'good' : 'neutral'}>{enabled ? 'Enabled' : 'Disabled'}</TonePill>
      )}
      <TonePill tone={tone}>{word}</TonePill>
    </span>
  )
}

function LastTest({ gateway: { lastTest, hasKeys } }: { gateway: GatewayView }) {
  if (!lastTest) return hasKeys ? 'Not since the keys were saved' : 'No keys to test'
  const Icon = lastTest.ok ? Check : CircleAlert
  return (
    <span
      className={`flex gap-1.25 [&>svg]:flex-none [&>svg]:mt-0.75 ${lastTest.ok ? '[&>svg]:text-good' : '[&>svg]:text-bad'}`}
    >
      <Icon aria-hidden size={14} strokeWidth={2.25} />
      <span>
        {lastTest.message}{' '}
        <span className="block text-muted text-xs leading-4">
          <ShortMoment at={lastTest.at} />
        </span>
      </span>
    </span>
  )
}

function facts(gateway: GatewayView, figures: GatewayFigures) {
  const { slug } = gateway
  const { currency } = GATEWAY_SETUP[slug]
  const { succeeded, failed } = figures.attempts[slug]
  const ended = succeeded + failed
  const own = figures.takings.filter((one) => one.gateway === slug)
  const volumes = own.map((one) => formatMoney(one.received))
  const refunded = own.filter((one) => one.refunded.minor > 0)
  return {
    rate: ended > 0 ? percent(succeeded, ended) : 'No attempts yet',
    attempts: ended > 0 ? `${count(succeeded)} of ${count(ended)} attempts` : null,
    volume: volumes.join(' and ') || 'No payments yet',
    net: refunded.map((one) => `${formatMoney(one.net)} net of refunds`).join(' and '),
    currency:
      slug === 'razorpay'
        ? `INR · 1 USD ≈ ${gateway.exchangeRate} INR${gateway.exchangeRateAsOf ? `, as of ${calendarDay(gateway.exchangeRateAsOf)}` : ''}`
        : currency,
  }
}

/** One of the two figures that a gateway is judged by. */
function Main({ value, beside }: { value: string; beside: string | null }) {
  return (
    <span>
      <strong className="block text-xl font-semibold leading-6 tabular-nums">{value}</strong>
      {beside && <small className="text-muted text-xs leading-4">{beside}</small>}
    </span>
  )
}

type Props = {
  readonly gateway: GatewayView
  readonly figures: GatewayFigures
  readonly period: Period
  readonly configure: Grant<'configureGateways'> | null
  readonly control: ControlGrants
}

export function GatewayCard({ gateway, figures, period, configure, control }: Props) {
  const { rate, attempts, volume, net, currency } = facts(gateway, figures)
  const title = `gateway-${gateway.slug}`
  return (
    <article
      aria-labelledby={title}
      className="flex flex-col border border-line rounded-ui [&_.btn]:m-0 phone:[&>footer_.btn]:flex-auto"
    >
      <header className="flex flex-wrap items-center justify-between gap-1.5 px-5 py-3.5 border-b border-line-soft">
        <h2 className="m-0 text-2xl leading-6" id={title}>
          {gateway.name}
        </h2>
        <States gateway={gateway} />
      </header>
      <Facts
        className="flex-1 grid-cols-2 content-start m-0 px-5 py-4"
        facts={[
          ['Success rate', <Main beside={attempts} key="rate" value={rate} />],
          [
            `Volume, ${PERIOD_LABELS[period].toLowerCase()}`,
            <Main beside={net} key="volume" value={volume} />,
          ],
          ['Currency', currency],
          ['Fee', `${listPriceOf(gateway.slug)} list price`],
          ['Keys', gateway.hasKeys ? `Secret ends in ${gateway.secretKeyLast4}` : 'None saved'],
          ['Last test', <LastTest gateway={gateway} key="test" />],
        ]}
      />
      {configure && (
        <footer className="flex flex-wrap gap-2 px-5 py-3.5 border-t border-line-soft">
          <ConfigureGateway gateway={gateway} grant={configure} />
          <GatewayControls gateway={gateway} {...control} />
        </footer>
      )}
    </article>
  )
}
