'use client'

import {
  ActionButton,
  type Answer,
  SendButton,
  sendJson,
  useAction,
} from '@/src/admin/kit/ui/actions'
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
  const word = enabled ? 'Disable' : 'Enable'
  return (
    <SendButton
      busyLabel={enabled ? 'Disabling…' : 'Enabling…'}
      failed="Error updating gateway status:"
      label={`${word} ${name}`}
      path={`/api/gateways/${slug}/${enabled ? 'disable' : 'enable'}`}
    >
      {word}
    </SendButton>
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
