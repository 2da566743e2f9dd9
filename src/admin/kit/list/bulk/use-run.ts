'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { LOST, type Refused } from '../refused'
import type { Step } from './run'
import { useSelection } from './SelectionProvider'
import type { Selected } from './selection'

type Frozen = { readonly ok: true; readonly run: string }

/** Server functions: they decide again who may. */
type Work<Run, Part> = {
  readonly freeze: (selected: Selected) => Promise<Run | Refused>
  readonly step: (run: string, from: number) => Promise<Step<Part>>
}

/**
 * Freezes the chosen rows to be looked at, then does something to exactly those, a part at a time.
 * `apply` returns what the parts gave, and why it came no further; null once it is stopped.
 */
export function useRun<Run extends Frozen, Part>({ freeze, step }: Work<Run, Part>) {
  const { selected } = useSelection()
  const [run, setRun] = useState<Run | null>(null)
  const [isFreezing, setFreezing] = useState(false)
  const [doneSoFar, setDone] = useState<number | null>(null)
  const [isShown, show] = useState(false)
  const isStopped = useRef(false)

  async function preview() {
    if (!selected || isFreezing) return
    setFreezing(true)
    const frozen = await freeze(selected).catch(() => LOST)
    setFreezing(false)
    if (!frozen.ok) return void toast.error(frozen.message)
    isStopped.current = false
    setDone(null)
    setRun(frozen)
    show(true)
  }

  async function apply(id: string) {
    const parts: Part[] = []
    let problem: string | null = null
    let from: number | null = 0
    while (from !== null && problem === null) {
      setDone(from)
      const answer: Step<Part> = await step(id, from).catch(() => LOST)
      if (isStopped.current) return null
      if (answer.ok) {
        parts.push(answer.part)
        from = answer.next
      } else problem = answer.message
    }
    setDone(null)
    return { parts, problem, from }
  }

  const stop = () => {
    isStopped.current = true
    show(false)
  }
  return { run, isFreezing, doneSoFar, isShown, show, preview, apply, stop }
}
