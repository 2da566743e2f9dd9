'use client'

import { RotateCcw } from 'lucide-react'

import { sendJson, useAction } from '@/src/admin/kit/ui/actions'

type Props = { readonly id: string; readonly label: string; readonly revision: number }

export function RevertText({ id, label, revision }: Props) {
  const { isBusy, run } = useAction()
  const path = `/api/visual-editor/elements/${id}/revert`
  return (
    <button
      aria-label={`Revert ${label} to its default`}
      className="kit-copy"
      disabled={isBusy}
      onClick={() => void run({ send: () => sendJson('POST', path, { revision }) })}
      type="button"
    >
      <RotateCcw aria-hidden size={14} />
    </button>
  )
}
