import { ChevronRight } from 'lucide-react'
import Link from 'next/link'

const ACTIONS = [
  ['Start New Order', '/'],
  ['Upload a document', '/dashboard/documents'],
  ['Ask a question', '/dashboard/support'],
  ['Get your referral link', '/dashboard/affiliate'],
] as const

/** Where people go next, one press away. */
export function QuickActions() {
  return (
    <ul className="border-t border-border">
      {ACTIONS.map(([label, href]) => (
        <li key={href} className="border-b border-border">
          <Link
            href={href}
            className="flex min-h-11 items-center justify-between gap-4 text-sm font-semibold hover:text-accent-text"
          >
            {label}
            <ChevronRight aria-hidden className="size-4 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
