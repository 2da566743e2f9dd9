import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Clock,
  type LucideIcon,
} from 'lucide-react'
import Link from 'next/link'

import {
  type OrderRow,
  ROW_GROUP_KEYS,
  ROW_GROUPS,
  type RowGroup,
} from '@/src/domain/orders/progress/order-row'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { plural } from '@/src/domain/vocabulary/plural'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { OwnDay } from '@/src/storefront/ui/when'
import { ClockLine } from '../ClockLine'
import { RemoveExtra } from '../RemoveExtra'
import { TrackOrder } from './TrackOrder'

const NOTES: Record<RowGroup, (count: number) => string> = {
  you: (count) => `${plural(count, 'order')} ${count === 1 ? 'waits' : 'wait'} for your answer`,
  unpaid: () => '',
  progress: () => 'Nothing for you to do',
  done: () => '',
}

/** A customer's orders by who acts next. Each row opens its order and has one thing to do. */
export function OrderGroups({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <div className="flex flex-col gap-10">
      {ROW_GROUP_KEYS.map((group) => {
        const rows = orders.filter((one) => one.group === group)
        if (rows.length === 0) return null
        return (
          <section key={group} aria-labelledby={`orders-${group}`}>
            <div className="flex flex-wrap items-baseline gap-x-3 border-b border-border-strong pb-2">
              <h2 id={`orders-${group}`} className="text-sm font-semibold">
                {ROW_GROUPS[group]}
              </h2>
              <span className="text-xs text-muted">{NOTES[group](rows.length)}</span>
            </div>
            <ul>
              {rows.map((order) => (
                <Row key={order.id} order={order} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Row({ order }: { order: OrderRow }) {
  const name = order.companyName ?? order.service
  const about = [order.companyName && order.service, order.state].filter(Boolean).join(', ')
  return (
    <li className="relative grid items-center gap-x-8 gap-y-3 border-b border-border py-4 text-sm transition-colors hover:bg-panel has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:outline-accent-text lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_12.5rem]">
      <div className="min-w-0">
        <Link
          href={`/dashboard/orders/${order.id}`}
          data-row=""
          className="font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none"
        >
          {name}
        </Link>
        <p className="text-xs text-muted">
          {about && <span>{`${about} · `}</span>}
          <span className="tabular-nums">{`#${shortOrderId(order.id)}`}</span>
          <span>
            {' · '}
            <OwnDay at={order.placedAt} /> ·{' '}
            <Money minor={order.totalMinor} currency={order.currency} />
          </span>
        </p>
      </div>
      <Stage order={order} />
      <Next order={order} />
      <Actions order={order} name={name} />
    </li>
  )
}

const TEXT: Record<OrderRow['stage']['tone'], string> = {
  danger: 'text-danger',
  warning: 'text-warning',
  success: 'text-success',
  neutral: '',
}

function iconOf({ group, stage }: OrderRow): LucideIcon {
  if (stage.tone === 'danger') return CircleAlert
  if (group === 'done') return CircleCheck
  if (group === 'progress') return Clock
  return group === 'you' ? CircleDot : CircleDashed
}

/** Where the order is, in words, and how far that is. */
function Stage({ order }: { order: OrderRow }) {
  const { stage, bar } = order
  const Icon = iconOf(order)
  return (
    <div className={cx('min-w-0', TEXT[stage.tone])}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4 shrink-0" />
        <span>
          {`${stage.title} `}
          {stage.at && <OwnDay at={stage.at} />}
        </span>
      </p>
      <div aria-hidden className="mt-2 flex max-w-50 gap-0.5 max-lg:max-w-none">
        {Array.from({ length: bar.total }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={cx(
              'h-1 grow rounded-full',
              index < bar.done && (order.group === 'done' ? 'bg-current' : 'bg-border-strong'),
              index === bar.done && (stage.tone === 'neutral' ? 'bg-accent' : 'bg-current'),
              index > bar.done && 'bg-border',
            )}
          />
        ))}
      </div>
    </div>
  )
}

function Next({ order: { clock, next } }: { order: OrderRow }) {
  if (clock?.dueAt && clock.state !== 'paused') return <ClockLine clock={clock} />
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {`${next.title} `}
        {next.at && <OwnDay at={next.at} />}
      </p>
      {next.note && <p className="text-xs text-muted">{next.note}</p>}
    </div>
  )
}

/** What is done with an order. It lies above the row, which is a link itself. */
function Actions({ order, name }: { order: OrderRow; name: string }) {
  const { id, action, group, canRemove } = order
  const look = { variant: group === 'you' ? 'primary' : 'secondary', size: 'sm' } as const
  const track = group !== 'done' && group !== 'progress'
  return (
    <div className="relative z-1 flex flex-col items-stretch gap-2 text-center">
      {action && (
        <ButtonLink href={action.href} prefetch={false} block {...look}>
          <span>
            {action.label}
            <span className="sr-only"> for {name}</span>
          </span>
        </ButtonLink>
      )}
      {!action && order.status !== 'completed' && (
        <TrackOrder
          orderId={id}
          name={name}
          className={buttonClass({ variant: 'secondary', size: 'sm', block: true })}
        />
      )}
      {!action && order.status === 'completed' && (
        <ButtonLink href={`/dashboard/orders/${id}`} block {...look}>
          <span>
            View Details<span className="sr-only"> of {name}</span>
          </span>
        </ButtonLink>
      )}
      {action && track && (
        <span className="flex flex-wrap items-center justify-center gap-x-4 text-xs">
          <TrackOrder orderId={id} name={name} className="link" />
          {canRemove && <RemoveExtra order={id} title={name} />}
        </span>
      )}
    </div>
  )
}
