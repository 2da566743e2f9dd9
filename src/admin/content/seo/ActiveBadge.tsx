'use client'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import { useOptimisticAction } from '@/src/admin/kit/ui/edit/use-optimistic-action'

type Props = {
  /** Its address under /api; it is switched one level below. */
  readonly path: `/api/${string}`
  readonly name: string
  readonly isOn: boolean
  readonly mayChange: boolean
  /** Said before the reason, when it is refused. */
  readonly failure?: string
}

/** Whether something is in use, as a badge: a click switches it, at once and back where that fails. */
export function ActiveBadge({ path, name, isOn, mayChange, failure }: Props) {
  const { shown, run } = useOptimisticAction(isOn)
  const badge = (
    <TonePill tone={shown ? 'good' : 'neutral'}>{shown ? 'Active' : 'Inactive'}</TonePill>
  )
  if (!mayChange) return badge
  const toggle = () =>
    void run({ to: !shown, path: `${path}/switch`, body: { isActive: !shown }, failure })
  return (
    <button
      aria-label={`${name}: ${shown ? 'Active' : 'Inactive'}. Click to switch ${shown ? 'off' : 'on'}`}
      aria-pressed={shown}
      className="seo-badge"
      onClick={toggle}
      title={shown ? 'Click to deactivate' : 'Click to activate'}
      type="button"
    >
      {badge}
    </button>
  )
}
