'use client'

import { useEffect, useState } from 'react'

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return '' // a browser that keeps nothing
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // as above
  }
}

/** A text that a reload of the page does not lose; kept in this tab alone. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText((typed) => typed || read(key)), [key])
  return [
    text,
    (next) => {
      setText(next)
      write(key, next)
    },
  ]
}
