import { Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'

import {
  ORDER_GROUP_LABELS,
  ORDER_GROUPS,
  type OrderGroup,
} from '@/src/domain/vocabulary/order-status'
import { Button } from '@/src/storefront/ui/button'
import { CONTROL } from '@/src/storefront/ui/forms/field'

type OrderFilterFormProps = { search: string; status: OrderGroup | null }

const PATH = '/dashboard/orders'

export function ordersHref(filter: { search?: string; status?: string | null; page?: number }) {
  const query = new URLSearchParams()
  if (filter.search) query.set('q', filter.search)
  if (filter.status) query.set('status', filter.status)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  const text = query.toString()
  return text ? `${PATH}?${text}` : PATH
}

/** Finds orders by name, number or receipt, and by status. Everything is in the address. */
export function OrderFilterForm({ search, status }: OrderFilterFormProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label="Status" className="-mx-1 flex max-w-full gap-1 overflow-x-auto px-1 py-1">
        <StatusLink search={search} status={null} label="All" current={status === null} />
        {ORDER_GROUPS.map((one) => (
          <StatusLink
            key={one}
            search={search}
            status={one}
            label={ORDER_GROUP_LABELS[one]}
            current={status === one}
          />
        ))}
      </nav>
      <Form action={PATH} role="search" className="flex w-full gap-2 sm:w-auto">
        {status && <input type="hidden" name="status" value={status} />}
        <label className="relative grow">
          <span className="sr-only">Search your orders</span>
          <Search aria-hidden className="absolute top-3 left-3 size-4 text-muted" />
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            placeholder="Company, number, receipt"
            className={`${CONTROL} h-10 pl-9 text-sm sm:w-64`}
          />
        </label>
        <Button type="submit" variant="secondary" size="sm">
          Search
        </Button>
      </Form>
    </div>
  )
}

type StatusLinkProps = {
  search: string
  status: OrderGroup | null
  label: string
  current: boolean
}

function StatusLink({ search, status, label, current }: StatusLinkProps) {
  return (
    <Link
      href={ordersHref({ search, status })}
      aria-current={current ? 'true' : undefined}
      className="flex min-h-9 items-center rounded-ui px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-panel hover:text-text aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold aria-[current=true]:text-accent-text"
    >
      {label}
    </Link>
  )
}
