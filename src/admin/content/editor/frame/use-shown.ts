'use client'

import { type RefObject, useEffect, useRef } from 'react'

import { shownValue } from '@/src/domain/content/editing/element-state'

import type { Editable } from '../answers'
import type { FramePage } from './frame-page'

type Shown = { readonly page: string; readonly values: ReadonlyMap<string, string> }

/**
 * Shows in the page what became of its elements, no matter who changed them.
 *
 * @param reread has the page read again, where it cannot be shown otherwise
 */
export function useShown(
  page: string,
  elements: readonly Editable[],
  frame: RefObject<FramePage | null>,
  reread: () => void,
): void {
  const shown = useRef<Shown>({ page: '', values: new Map() })
  useEffect(() => {
    const { page: before, values: known } = shown.current
    const values = new Map(elements.map((one) => [one.id, shownValue(one)]))
    shown.current = { page, values }
    if (before !== page) return
    const changed = [...values].filter(([id, value]) => known.has(id) && known.get(id) !== value)
    const isShown = changed.map(([id, value]) => frame.current?.show(id, value))
    if (isShown.includes(false)) reread()
  }, [page, elements, frame, reread])
}
