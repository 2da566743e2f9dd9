'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

/** Puts every add-on on sale. */
export function EnableAll(_granted: { readonly grant: Grant<'changeAddons'> }) {
  const { run, isBusy } = useAction()
  return (
    <ActionButton
      busyLabel="Enabling…"
      isBusy={isBusy}
      onAct={() => void run({ send: () => sendJson('POST', '/api/addons/enable-all') })}
    >
      Enable All Add-ons
    </ActionButton>
  )
}
