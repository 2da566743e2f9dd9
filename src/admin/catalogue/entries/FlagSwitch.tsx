'use client'

import { Star } from 'lucide-react'

import { TonePill } from '@/src/admin/kit/status/pills'
import { type FlagProps, useFlag } from '@/src/admin/kit/ui/edit/use-flag'

export function ActiveSwitch({ path, name, isOn, mayChange }: FlagProps) {
  const { shown, toggle } = useFlag({ path, isOn }, 'isActive')
  const words = shown ? 'Active' : 'Inactive'
  if (!mayChange) return <TonePill tone={shown ? 'good' : 'neutral'}>{words}</TonePill>
  return (
    <button
      aria-checked={shown}
      aria-label={`${name} is active`}
      className="inline-flex items-center gap-2 min-h-7 p-0 border-0 rounded-ui bg-transparent font-inherit text-inherit cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-1 group"
      onClick={toggle}
      role="switch"
      type="button"
    >
      <span
        aria-hidden
        className="relative w-7.5 h-4.5 rounded-full bg-faint transition-colors duration-120 motion-reduce:transition-none group-aria-checked:bg-good after:absolute after:top-0.5 after:start-0.5 after:size-3.5 after:rounded-full after:bg-surface after:transition-transform after:duration-120 after:motion-reduce:transition-none group-aria-checked:after:translate-x-3"
      />
      {words}
    </button>
  )
}

export function PopularStar({ path, name, isOn, mayChange }: FlagProps) {
  const { shown, toggle } = useFlag({ path, isOn }, 'isPopular')
  if (!mayChange) return null
  return (
    <button
      aria-label={`Mark ${name} as popular`}
      aria-pressed={shown}
      className="kit-icon-button phone:size-9 aria-pressed:text-accent"
      onClick={toggle}
      type="button"
    >
      <Star aria-hidden fill={shown ? 'currentcolor' : 'none'} size={16} />
    </button>
  )
}
