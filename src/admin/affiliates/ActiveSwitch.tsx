'use client'

import { useState } from 'react'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly grant: Grant<'changeAffiliate'> | null
}

/** Whether a link works, to be switched at once; a failure puts it back and says why. */
export function ActiveSwitch({ id, name, isActive, grant }: Props) {
  const [chosen, choose] = useState<boolean | null>(null)
  const { isBusy, run } = useAction()
  const shown = chosen ?? isActive
  const pill = (
    <TonePill tone={shown ? 'good' : 'neutral'}>{shown ? 'Active' : 'Inactive'}</TonePill>
  )
  if (!grant) return pill
  const change = async () => {
    if (isBusy) return
    choose(!shown)
    const answer = await run({
      send: () => sendJson('POST', `/api/affiliates/${id}/active`, { isActive: !shown }),
      failure: (reason) => `Not changed. ${reason}`,
    })
    if (!answer.ok) choose(null)
  }
  return (
    <button
      aria-checked={shown}
      aria-label={`Link of ${name} is active`}
      className="affiliate-switch"
      onClick={() => void change()}
      role="switch"
      title={shown ? 'Switch off' : 'Switch on'}
      type="button"
    >
      {pill}
    </button>
  )
}
