'use client'

import { useOptimisticAction } from '../actions'

export type FlagProps = {
  /** The address of what has the flag, under /api; it is switched one level below. */
  readonly path: `/api/${string}`
  readonly name: string
  readonly isOn: boolean
  readonly mayChange: boolean
}

/** A flag that changes at once, and goes back where the server refuses. */
export function useFlag(
  { path, isOn }: Pick<FlagProps, 'path' | 'isOn'>,
  flag: 'isActive' | 'isPopular',
  failure?: string,
) {
  const { shown, run } = useOptimisticAction(isOn)
  const toggle = () =>
    void run({ to: !shown, path: `${path}/switch`, body: { [flag]: !shown }, failure })
  return { shown, toggle }
}
