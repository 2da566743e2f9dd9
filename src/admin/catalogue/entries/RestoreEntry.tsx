'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'

/** Takes an entry out of the trash. */
export function RestoreEntry({ path, name }: { path: `/api/${string}`; name: string }) {
  const { run, isBusy } = useAction()
  return (
    <ActionButton
      busyLabel="Restoring…"
      isBusy={isBusy}
      label={`Restore ${name}`}
      onAct={() => void run({ send: () => sendJson('POST', `${path}/restore`) })}
    >
      Restore
    </ActionButton>
  )
}
