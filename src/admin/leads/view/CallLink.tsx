'use client'

import { Phone } from 'lucide-react'
import { useRef } from 'react'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'

/** Calls by whatever the machine calls with. */
export function CallLink({ phone, words = 'Call' }: { phone: string; words?: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useShortcuts({ call: () => link.current?.click() })
  return (
    <a
      aria-keyshortcuts="c"
      className="lead-call"
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      ref={link}
    >
      <Phone aria-hidden size={14} /> {words} <kbd aria-hidden>C</kbd>
    </a>
  )
}
