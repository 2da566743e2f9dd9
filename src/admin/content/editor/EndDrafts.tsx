'use client'

import { useRouter } from 'next/navigation'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'

/** Leaves the editor: this browser sees the site as visitors do again. @param next where to */
export function EndDrafts({ next }: { readonly next: string }) {
  const router = useRouter()
  const { isBusy, run } = useAction()
  const end = async () => {
    const answer = await run({ send: () => sendJson('POST', '/api/visual-editor/end', {}) })
    if (answer.ok) router.push(next)
  }
  return (
    <ActionButton busyLabel="Leaving…" isBusy={isBusy} onAct={() => void end()}>
      Stop showing drafts
    </ActionButton>
  )
}
