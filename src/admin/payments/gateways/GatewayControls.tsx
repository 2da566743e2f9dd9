'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import type { GatewayView } from './gateway-view'
import { testResult } from './test-result'

type Props = { readonly gateway: GatewayView }

export type ControlGrants = {
  readonly toSwitch: Grant<'switchGateways'> | null
  readonly toTest: Grant<'testGateways'> | null
}

function TestConnection({ gateway: { slug, name } }: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  async function test() {
    setBusy(true)
    const { ok, message } = testResult(await sendJson('POST', `/api/gateways/${slug}/test`, {}))
    setBusy(false)
    if (ok) toast.success(message)
    else toast.error(`${name}: ${message}`)
    router.refresh()
  }
  return (
    <ActionButton
      busyLabel="Testing…"
      isBusy={isBusy}
      label={`Test connection to ${name}`}
      onAct={test}
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
