'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

/** Creates the gateways that are missing, ready to be given keys. */
export function AddGateways(_: { readonly grant: Grant<'configureGateways'> }) {
  const { isBusy, run } = useAction()
  return (
    <ActionButton
      busyLabel="Adding…"
      isBusy={isBusy}
      look="primary"
      onAct={() => run({ send: () => sendJson('POST', '/api/gateways') })}
    >
      Add payment gateways
    </ActionButton>
  )
}
