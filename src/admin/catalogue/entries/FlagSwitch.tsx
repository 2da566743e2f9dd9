'use client'

import { Star } from 'lucide-react'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import { useOptimisticAction } from '@/src/admin/kit/ui/edit/use-optimistic-action'

type Props = {
  /** The address of the entry under /api. */
  readonly path: `/api/${string}`
  readonly name: string
  readonly isOn: boolean
  readonly mayChange: boolean
}

/** A flag that changes at once, and goes back where the server refuses. */
function useFlag(path: string, flag: 'isActive' | 'isPopular', isOn: boolean) {
  const { shown, run } = useOptimisticAction(isOn)
  const toggle = () => void run({ to: !shown, path: `${path}/switch`, body: { [flag]: !shown } })
  return { shown, toggle }
}

/** Whether an entry is on sale, and the switch for it. */
export function ActiveSwitch({ path, name, isOn, mayChange }: Props) {
  const { shown, toggle } = useFlag(path, 'isActive', isOn)
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
export function PopularStar({ path, name, isOn, mayChange }: Props) {
  const { shown, toggle } = useFlag(path, 'isPopular', isOn)
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
