'use client'

import type { OfRow } from '@/src/admin/kit/of-row'
import { TonePill } from '@/src/admin/kit/status/pills'
import { useOptimisticAction } from '@/src/admin/kit/ui/actions'

type Props = OfRow<'changeAffiliate'> & { readonly isActive: boolean }

/** Whether a link works, to be switched at once; a failure puts it back and says why. */
export function ActiveSwitch({ id, name, isActive, grant }: Props) {
  const { shown, isBusy, run } = useOptimisticAction(isActive)
  const pill = (
    <TonePill tone={shown ? 'good' : 'neutral'}>{shown ? 'Active' : 'Inactive'}</TonePill>
  )
  if (!grant) return pill
  const change = () => {
    if (isBusy) return
    void run({ to: !shown, path: `/api/affiliates/${id}/active`, body: { isActive: !shown } })
  }
  return (
    <button
      aria-checked={shown}
      aria-label={`Link of ${name} is active`}
      className="p-0 border-0 rounded-ui bg-transparent cursor-pointer focus-visible:outline-ring hover:[filter:brightness(0.96)]"
      onClick={change}
      role="switch"
      title={shown ? 'Switch off' : 'Switch on'}
      type="button"
    >
      {pill}
    </button>
  )
}
