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
      className="inline-flex items-center gap-1.5 min-h-7.5 px-2.5 border border-line-strong rounded-ui text-text font-semibold no-underline tabular-nums focus-visible:outline-ring"
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      ref={link}
    >
      <Phone aria-hidden size={14} /> {words} <kbd aria-hidden>C</kbd>
    </a>
  )
}
