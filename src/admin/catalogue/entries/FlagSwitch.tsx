'use client'

import { Star } from 'lucide-react'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import { type FlagProps, useFlag } from '@/src/admin/kit/ui/edit/use-flag'

/** Whether an entry is on sale, and the switch for it. */
export function ActiveSwitch({ path, name, isOn, mayChange }: FlagProps) {
  const { shown, toggle } = useFlag({ path, isOn }, 'isActive')
  const words = shown ? 'Active' : 'Inactive'
  if (!mayChange) return <TonePill tone={shown ? 'good' : 'neutral'}>{words}</TonePill>
  return (
    <button
      aria-checked={shown}
      aria-label={`${name} is active`}
      className="entry-switch"
      onClick={toggle}
      role="switch"
      type="button"
    >
      <span aria-hidden className="entry-switch__track" />
      {words}
    </button>
  )
}

/** Whether a package is marked as the most popular, and the star for it. */
export function PopularStar({ path, name, isOn, mayChange }: FlagProps) {
  const { shown, toggle } = useFlag({ path, isOn }, 'isPopular')
  if (!mayChange) return null
  return (
    <button
      aria-label={`Mark ${name} as popular`}
      aria-pressed={shown}
      className="kit-icon-button entry-icon entry-star"
      onClick={toggle}
      type="button"
    >
      <Star aria-hidden fill={shown ? 'currentcolor' : 'none'} size={16} />
    </button>
  )
}
