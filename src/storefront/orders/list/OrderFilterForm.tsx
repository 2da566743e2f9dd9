import { Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'

import {
  ORDER_GROUP_LABELS,
  ORDER_GROUPS,
  type OrderGroup,
} from '@/src/domain/vocabulary/order-status'
import { CONTROL } from '@/src/storefront/ui/forms/field'

type OrderFilterFormProps = {
  search: string
  status: OrderGroup | null
  counts: Record<OrderGroup | 'all', number>
}

const PATH = '/dashboard/orders'

export function ordersHref(filter: { search?: string; status?: string | null; page?: number }) {
  const query = new URLSearchParams()
  if (filter.search) query.set('q', filter.search)
  if (filter.status) query.set('status', filter.status)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  const text = query.toString()
  return text ? `${PATH}?${text}` : PATH
}

/** Finds orders by their words and by status. Everything is in the address. */
export function OrderFilterForm({ search, status, counts }: OrderFilterFormProps) {
  return (
    <div className="mb-8 flex flex-col gap-x-6 border-border lg:flex-row lg:items-end lg:justify-between lg:border-b">
      <nav
        aria-label="Status"
        className="flex max-w-full overflow-x-auto border-border max-lg:border-b"
      >
        {([null, ...ORDER_GROUPS] as const).map((one) => (
          <Link
            key={one}
            href={ordersHref({ search, status: one })}
            aria-current={status === one ? 'true' : undefined}
            className="flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-text focus-visible:outline-offset-0 aria-[current=true]:border-accent aria-[current=true]:text-text"
          >
            {one ? ORDER_GROUP_LABELS[one] : 'All'}
            {counts[one ?? 'all'] > 0 && (
              <span className="font-normal tabular-nums">{counts[one ?? 'all']}</span>
            )}
          </Link>
        ))}
      </nav>
      <Form action={PATH} role="search" className="w-full pb-2 max-lg:pt-4 lg:w-64">
        {status && <input type="hidden" name="status" value={status} />}
        <label className="relative block">
          <span className="sr-only">Search your orders</span>
          <Search aria-hidden className="absolute top-3.5 left-3 size-4 text-muted" />
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            placeholder="Company, service, number"
            className={`${CONTROL} h-11 pl-9 text-sm`}
          />
        </label>
      </Form>
    </div>
  )
}
