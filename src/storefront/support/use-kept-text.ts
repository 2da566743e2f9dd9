'use client'

import { useEffect, useState } from 'react'

import { tabMemory } from '@/src/lib/browser/tab-memory'

/** A text that a reload of the page does not lose; kept in this tab alone. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText((typed) => typed || tabMemory.read(key)), [key])
  return [
    text,
    (next) => {
      setText(next)
      tabMemory.write(key, next)
    },
  ]
}
