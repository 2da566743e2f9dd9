import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import type { PayloadRequest } from 'payload'

import { Section } from '@/src/admin/kit/ui/parts'
import { isLoopback } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { type LiveStep, liveSteps, type StepState } from '@/src/domain/payments/going-live'
import { env } from '@/src/lib/env'
import { type GatewayView, gatewayTraffic } from '@/src/queries/payments/gateway-view'

const LOOKS = {
  done: { Icon: Check, word: 'Done', color: 'text-good' },
  warning: { Icon: CircleDashed, word: 'Check', color: '' },
  missing: { Icon: CircleAlert, word: 'Missing', color: 'text-bad' },
} as const satisfies Record<StepState, object>

function Step({ step: { label, state, detail } }: { step: LiveStep }) {
  const { Icon, word, color } = LOOKS[state]
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-2">
      <Icon aria-label={word} className={`mt-0.75 ${color}`} size={16} strokeWidth={2.25} />
      <span>
        <strong>{label}</strong> {detail}
      </span>
    </li>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="m-0 mb-1.5 text-sm font-semibold tracking-normal">{title}</h3>
      <ul className="grid gap-1.5 m-0 p-0 list-none">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** The names as they are ticked at the provider. */
function Events({ names }: { names: readonly string[] }) {
  return (
    <div className="col-span-full">
      <h3 className="m-0 mb-1.5 text-sm font-semibold tracking-normal">Webhook events</h3>
      <ul className="flex flex-wrap gap-1.5 m-0 p-0 list-none">
        {names.map((name) => (
          <li key={name}>
            <code className="px-1.5 py-0.5 bg-panel text-xs">{name}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function Gateway({ gateway, req }: { gateway: GatewayView; req: PayloadRequest }) {
  const { slug, name, mode } = gateway
  const { permissions, methods, accountSteps, events } = GATEWAY_SETUP[slug]
  const steps = liveSteps({
    ...gateway,
    ...(await gatewayTraffic(req.payload, slug)),
    mode: mode === 'live' || mode === 'test' ? mode : null,
    hasWebhookSecret: gateway.webhookSecretLast4 !== '',
    isPublic: !isLoopback(env.SITE_URL),
  })
  const left = steps.filter(({ state }) => state === 'missing').length
  return (
    <details
      className="px-4 border border-line [&+details]:border-t-0"
      open={gateway.hasKeys && left > 0}
    >
      <summary className="py-3 font-semibold cursor-pointer">
        {name}: {left === 0 ? 'ready' : `${left} of ${steps.length} missing`}
      </summary>
      <ol className="grid gap-1.5 m-0 mb-3 p-0 list-none">
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-x-6 gap-y-4 py-4 border-t border-line-soft">
        <List items={accountSteps} title={`In your ${name} account`} />
        <List items={permissions} title="Key permissions" />
        <List items={methods} title="How customers pay" />
        <Events names={events} />
      </div>
    </details>
  )
}

type Props = { readonly gateways: readonly GatewayView[]; readonly req: PayloadRequest }

export function GoingLive({ gateways, req }: Props) {
  return (
    <Section
      description="What each gateway needs before it takes real money. Steps are checked live against this site."
      id="going-live"
      title="Going live"
    >
      {gateways.map((gateway) => (
        <Gateway gateway={gateway} key={gateway.slug} req={req} />
      ))}
    </Section>
  )
}
