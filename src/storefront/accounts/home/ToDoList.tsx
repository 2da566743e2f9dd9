import {
  CalendarClock,
  ClipboardList,
  CreditCard,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
} from 'lucide-react'
import Link from 'next/link'
import type { ToDo } from '@/src/domain/compliance/to-do'
import { plural } from '@/src/domain/vocabulary/plural'
import { ServiceLinks } from '@/src/storefront/orders/list/OrdersTable'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

const FIRST = 5

const ICONS: Record<ToDo['kind'], LucideIcon> = {
  details: ClipboardList,
  request: MessageCircleQuestion,
  payment: CreditCard,
  answer: MessageCircle,
  task: CalendarClock,
}

/** What waits for the customer, each with the one button that does it. */
export function ToDoList({ toDos }: { toDos: readonly ToDo[] }) {
  const [first, rest] = [toDos.slice(0, FIRST), toDos.slice(FIRST)]
  return (
    <section
      aria-labelledby="to-do"
      className="mb-10 overflow-hidden rounded-ui border border-border-strong"
    >
      <h2
        id="to-do"
        className="flex items-baseline justify-between gap-4 border-b border-border bg-panel px-4 py-3 text-sm font-semibold sm:px-5"
      >
        Waiting for you
        <span className="font-normal text-muted tabular-nums">
          {plural(toDos.length, 'thing')} to do
        </span>
      </h2>
      <ul>
        {first.map((toDo, index) => (
          <Row key={toDo.key} toDo={toDo} isFirst={index === 0} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group">
          <summary className="px-4 py-3 text-sm sm:px-5">
            <span className="link group-open:hidden">Show {rest.length} more</span>
            <span className="link hidden group-open:inline">Show fewer</span>
          </summary>
          <ul className="border-t border-border">
            {rest.map((toDo) => (
              <Row key={toDo.key} toDo={toDo} isFirst={false} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Row({ toDo, isFirst }: { toDo: ToDo; isFirst: boolean }) {
  const Icon = ICONS[toDo.kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-border px-4 py-4 last:border-b-0 sm:flex-nowrap sm:px-5">
      <Icon
        aria-hidden
        className={cx(
          'size-5 shrink-0 self-start sm:mt-0.5',
          toDo.isUrgent ? 'text-danger' : 'text-muted',
        )}
      />
      <div className="min-w-0 grow basis-52">
        <p className="text-sm font-semibold wrap-anywhere">{toDo.title}</p>
        <p className={cx('text-sm', toDo.isUrgent ? 'text-danger' : 'text-muted')}>{toDo.detail}</p>
      </div>
      <ButtonLink
        href={toDo.href}
        size="sm"
        variant={isFirst ? 'primary' : 'secondary'}
        prefetch={false}
        className="max-sm:ml-9"
      >
        {toDo.action}
        <span className="sr-only">: {toDo.title}</span>
      </ButtonLink>
    </li>
  )
}

const STEPS = [
  [
    'Choose a state and a package',
    'You see our fee and the state’s fee before you pay. It takes about ten minutes.',
  ],
  [
    'Tell us who owns and runs it',
    'Owners, management and the registered agent, in a short form on this dashboard.',
  ],
  [
    'We file. You follow it here.',
    'See each step with its date. Your documents, deadlines and receipts are kept here.',
  ],
] as const

/** What an account without orders begins with. */
export function FirstSteps() {
  return (
    <>
      <section
        aria-labelledby="first-steps"
        className="max-w-180 rounded-ui border border-border-strong bg-raised"
      >
        <div className="border-b border-border px-5 py-5 sm:px-7 sm:py-6">
          <h2 id="first-steps" className="text-lg font-semibold">
            Start your company
          </h2>
          <p className="mt-1 text-sm text-muted">Three steps. You’re on the first.</p>
        </div>
        <ol className="px-5 sm:px-7">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-4 border-b border-border py-5 last:border-b-0">
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-full border border-border-strong text-sm font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="mt-0.5 text-sm text-muted">{text}</p>
                {index === 0 && (
                  <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
                    <ButtonLink href="/">Start New Order</ButtonLink>
                    <Link href="/#pricing" className="link text-sm">
                      Compare packages
                    </Link>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="other-services" className="mt-6 max-w-180">
        <h2 id="other-services" className="text-sm font-semibold">
          Have a company already?
        </h2>
        <ServiceLinks />
      </section>
      <p className="mt-6 max-w-[60ch] text-sm text-muted">
        Already ordered as a guest? Open the link in your receipt email while you are signed in, and
        the order moves into this account.{' '}
        <Link href="/dashboard/support" className="link">
          Lost the link? Ask us
        </Link>
      </p>
    </>
  )
}
