'use client'

import { Star } from 'lucide-react'
import { useState } from 'react'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'

type Props = {
  /** The address of the entry under /api. */
  readonly path: `/api/${string}`
  readonly name: string
  readonly isOn: boolean
  readonly mayChange: boolean
}

/** A flag that changes at once, and goes back where the server refuses. */
function useFlag(path: string, flag: 'isActive' | 'isPopular', isOn: boolean) {
  const [chosen, choose] = useState<{ from: boolean; to: boolean } | null>(null)
  const { run } = useAction()
  const shown = chosen?.from === isOn ? chosen.to : isOn
  const toggle = async () => {
    choose({ from: isOn, to: !shown })
    const answer = await run({
      send: () => sendJson('POST', `${path}/switch`, { [flag]: !shown }),
      failure: (words) => `Not changed: ${words}`,
    })
    if (!answer.ok) choose(null)
  }
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
      onClick={() => void toggle()}
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
      className="entry-icon entry-star"
      onClick={() => void toggle()}
      type="button"
    >
      <Star aria-hidden fill={shown ? 'currentcolor' : 'none'} size={16} />
    </button>
  )
}
