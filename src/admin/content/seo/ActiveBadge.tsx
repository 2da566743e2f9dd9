'use client'

import { TonePill } from '@/src/admin/kit/status/pills'
import { type FlagProps, useFlag } from '@/src/admin/kit/ui/edit/use-flag'

type Props = FlagProps & {
  /** Said before the reason, when it is refused. */
  readonly failure?: string
}

export function ActiveBadge({ path, name, isOn, mayChange, failure }: Props) {
  const { shown, toggle } = useFlag({ path, isOn }, 'isActive', failure)
  const badge = (
    <TonePill tone={shown ? 'good' : 'neutral'}>{shown ? 'Active' : 'Inactive'}</TonePill>
  )
  if (!mayChange) return badge
  return (
    <button
      aria-label={`${name}: ${shown ? 'Active' : 'Inactive'}. Click to switch ${shown ? 'off' : 'on'}`}
      aria-pressed={shown}
      className="px-0 py-1 border-0 rounded-ui bg-transparent cursor-pointer hover:[&_.status-pill]:underline focus-visible:outline-ring focus-visible:outline-offset-1"
      onClick={toggle}
      title={shown ? 'Click to deactivate' : 'Click to activate'}
      type="button"
    >
      {badge}
    </button>
  )
}
