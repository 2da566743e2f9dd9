'use client'

import { ActionButton, type Answer, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import type { GatewayView } from '@/src/queries/payments/gateway-view'
import { testResult } from './test-result'

type Props = { readonly gateway: GatewayView }

export type ControlGrants = {
  readonly toSwitch: Grant<'switchGateways'> | null
  readonly toTest: Grant<'testGateways'> | null
}

function TestConnection({ gateway: { slug, name } }: Props) {
  const { isBusy, run } = useAction()
  async function test(): Promise<Answer> {
    const answer = await sendJson('POST', `/api/gateways/${slug}/test`, {})
    const { ok, message } = testResult(answer)
    if (ok) return { ok, message, body: null }
    return { ok, message, code: 'gateway_test_failed', fields: {} }
  }
  return (
    <ActionButton
      busyLabel="Testing…"
      isBusy={isBusy}
      label={`Test connection to ${name}`}
      onAct={() => run({ send: test, failure: (message) => `${name}: ${message}` })}
    >
      Test connection
    </ActionButton>
  )
}

function Switch({ gateway: { slug, name, enabled } }: Props) {
  const { isBusy, run } = useAction()
  const verb = enabled ? 'disable' : 'enable'
  return (
    <ActionButton
      busyLabel={enabled ? 'Disabling…' : 'Enabling…'}
      isBusy={isBusy}
      label={`${enabled ? 'Disable' : 'Enable'} ${name}`}
      onAct={() =>
        run({
          send: () => sendJson('POST', `/api/gateways/${slug}/${verb}`),
          failure: (message) => `Error updating gateway status: ${message}`,
        })
      }
    >
      {enabled ? 'Disable' : 'Enable'}
    </ActionButton>
  )
}

/** What one does with a gateway day by day; it can be switched on once it has keys. */
export function GatewayControls({ gateway, toSwitch, toTest }: Props & ControlGrants) {
  return (
    <>
      {toTest && gateway.mode !== 'none' && <TestConnection gateway={gateway} />}
      {toSwitch && gateway.hasKeys && <Switch gateway={gateway} />}
    </>
  )
}
