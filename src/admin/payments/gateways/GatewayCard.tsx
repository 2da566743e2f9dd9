import { Pill } from '@payloadcms/ui'
import { Check, CircleAlert } from 'lucide-react'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { count, percent } from '@/src/admin/kit/ui/format'
import { PERIOD_LABELS, type Period } from '@/src/domain/analytics/period'
import { GATEWAY_SETUP, listPriceOf } from '@/src/domain/payments/gateways/gateway-setup'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatMoney } from '@/src/domain/vocabulary/money/money'
import { calendarDay } from '@/src/domain/vocabulary/time/date-words'
import type { GatewayFigures } from '@/src/services/payments/gateways/gateway-figures'

import { ConfigureGateway } from './configure/ConfigureGateway'
import { type ControlGrants, GatewayControls } from './GatewayControls'
import type { GatewayMode, GatewayView } from './gateway-view'

const MODES = {
  live: { word: 'Live', style: 'success' },
  test: { word: 'Test mode', style: 'warning' },
  sandbox: { word: 'Sandbox', style: 'warning' },
  none: { word: 'Not set up', style: 'light-gray' },
} as const satisfies Record<GatewayMode, object>

function States({ gateway: { mode, hasKeys, enabled } }: { gateway: GatewayView }) {
  const { word, style } = MODES[mode]
  return (
    <span className="gateway-card__states">
      {hasKeys && (
        <Pill pillStyle={enabled ? 'success' : 'light-gray'} size="small">
          {enabled ? 'Enabled' : 'Disabled'}
        </Pill>
      )}
      <Pill pillStyle={style} size="small">
        {word}
      </Pill>
    </span>
  )
}

function LastTest({ gateway: { lastTest, hasKeys } }: { gateway: GatewayView }) {
  if (!lastTest) return hasKeys ? 'Not since the keys were saved' : 'No keys to test'
  const Icon = lastTest.ok ? Check : CircleAlert
  return (
    <span className={lastTest.ok ? 'gateway-test' : 'gateway-test gateway-test--bad'}>
      <Icon aria-hidden size={14} strokeWidth={2.25} />
      <span>
        {lastTest.message}{' '}
        <span className="gateway-card__when">
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

type Props = {
  readonly gateway: GatewayView
  readonly figures: GatewayFigures
  readonly period: Period
  readonly configure: Grant<'configureGateways'> | null
  readonly control: ControlGrants
}

/** One provider: whether customers can use it, how that goes, and what to set. */
export function GatewayCard({ gateway, figures, period, configure, control }: Props) {
  const { rate, attempts, volume, net, currency } = facts(gateway, figures)
  const title = `gateway-${gateway.slug}`
  return (
    <article aria-labelledby={title} className="gateway-card">
      <header>
        <h2 id={title}>{gateway.name}</h2>
        <States gateway={gateway} />
      </header>
      <dl>
        <div className="gateway-card__main">
          <dt>Success rate</dt>
          <dd>
            <strong>{rate}</strong>
            {attempts && <small>{attempts}</small>}
          </dd>
        </div>
        <div className="gateway-card__main">
          <dt>{`Volume, ${PERIOD_LABELS[period].toLowerCase()}`}</dt>
          <dd>
            <strong>{volume}</strong>
            {net && <small>{net}</small>}
          </dd>
        </div>
        <div>
          <dt>Currency</dt>
          <dd>{currency}</dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd>{`${listPriceOf(gateway.slug)} list price`}</dd>
        </div>
        <div>
          <dt>Keys</dt>
          <dd>{gateway.hasKeys ? `Secret ends in ${gateway.secretKeyLast4}` : 'None saved'}</dd>
        </div>
        <div>
          <dt>Last test</dt>
          <dd>
            <LastTest gateway={gateway} />
          </dd>
        </div>
      </dl>
      {configure && (
        <footer>
          <ConfigureGateway gateway={gateway} grant={configure} />
          <GatewayControls gateway={gateway} {...control} />
        </footer>
      )}
    </article>
  )
}
