import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { AddToAccount } from '@/src/storefront/orders/AddToAccount'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { RowsSkeleton } from '../../layout/dashboard/skeletons'

type FiguresProps = { active: number; completed: number; documents: number; openTickets: number }

/** How much there is of each thing, and the way to it. Nothing while there is none of anything. */
export function Figures({ active, completed, documents, openTickets }: FiguresProps) {
  const figures = [
    ['Active orders', active, '/dashboard/orders?status=active'],
    ['Completed orders', completed, '/dashboard/orders?status=completed'],
    ['Documents', documents, '/dashboard/documents'],
    ['Open tickets', openTickets, '/dashboard/support?status=open'],
  ] as const
  if (figures.every(([, count]) => count === 0)) return null
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-ui border border-border bg-border gap-px md:grid-cols-4">
      {figures.map(([label, count, href]) => (
        <div
          key={label}
          className="relative flex flex-col-reverse justify-end bg-raised px-5 py-4 hover:bg-panel"
        >
          <dt className="text-sm text-muted">
            <Link href={href} className="after:absolute after:inset-0">
              {label}
            </Link>
          </dt>
          <dd className="text-xl font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

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

type UpcomingProps = {
  tasks: readonly {
    readonly id: string
    readonly title: string
    readonly dueDate: string
    readonly companyName: string | null
  }[]
}

/** The next deadlines, by their date. */
export function Upcoming({ tasks }: UpcomingProps) {
  return (
    <ul className="border-t border-border">
      {tasks.map((task) => (
        <li key={task.id} className="border-b border-border py-3 text-sm">
          <p className="font-semibold">{task.title}</p>
          <p className="text-xs text-muted">
            <time dateTime={task.dueDate} className="tabular-nums">
              {calendarDay(task.dueDate)}
            </time>
            {task.companyName && <span>{` · ${task.companyName}`}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

const FIGURES = ['active', 'completed', 'documents', 'tickets']

/** The first page's places, before its figures are there. */
export function HomeSkeleton() {
  return (
    <div role="status" aria-label="Loading your dashboard">
      <Skeleton className="mb-8 h-11 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-ui border border-border bg-border md:grid-cols-4">
        {FIGURES.map((key) => (
          <div key={key} className="h-22 bg-raised px-5 py-4">
            <Skeleton className="h-6 w-8" />
            <Skeleton className="mt-3 h-3.5 w-24" />
          </div>
        ))}
      </div>
      <div className="mt-12">
        <Skeleton className="mb-4 h-6 w-36" />
        <RowsSkeleton rows={5} />
      </div>
    </div>
  )
}

/** Offers to move in what was ordered with the account's address but without signing in. */
export function GuestOrders({ count, email }: { count: number; email: string }) {
  const isOne = count === 1
  return (
    <AddToAccount
      className="mb-8"
      title={`${plural(count, 'order')} ${isOne ? 'isn’t' : 'aren’t'} in your account yet`}
      path="/api/account/guest-orders"
    >
      {`${isOne ? 'It was' : 'They were'} placed with ${email} without signing in.`}
    </AddToAccount>
  )
}
