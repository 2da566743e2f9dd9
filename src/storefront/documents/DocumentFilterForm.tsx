'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState, useTransition } from 'react'

import { type DocumentFilter, documentFilter } from '@/src/domain/documents/document-filter'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { CONTROL } from '@/src/storefront/ui/forms/field'
import { SelectField } from '@/src/storefront/ui/forms/select-field'

import { DOCUMENTS_PATH, documentsHref } from './hrefs'

type DocumentFilterFormProps = {
  filter: DocumentFilter
  orders: readonly { readonly id: string; readonly label: string }[]
  services: readonly ServiceType[]
}

const SERVICES = (['llc', 'ein', 'itin', 'bookkeeping', 'trademark'] as const).map((value) => ({
  value,
  label: SERVICE_NAMES[value],
}))
const KINDS = Object.entries(DOCUMENT_KINDS).map(([value, label]) => ({ value, label }))

type Fields = { orderId: string; serviceType: string; type: string; q: string }

const fieldsOf = ({ orderId, serviceType, type, search }: DocumentFilter): Fields => ({
  orderId: orderId ?? '',
  serviceType: serviceType ?? '',
  type: type ?? '',
  q: search,
})

/** The fields as they stand; they follow the address when it changes by other ways. */
function useFields(filter: DocumentFilter) {
  const address = documentsHref({ ...filter, page: 1 })
  const [known, setKnown] = useState(address)
  const [fields, setFields] = useState(fieldsOf(filter))
  if (known !== address) {
    setKnown(address)
    setFields(fieldsOf(filter))
  }
  return [fields, setFields] as const
}

/** Chooses documents by order, service, type and words. What is chosen stands in the address. */
export function DocumentFilterForm({ filter, orders, services }: DocumentFilterFormProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [fields, setFields] = useFields(filter)

  const apply = (next: Fields) =>
    startTransition(() => router.push(documentsHref(documentFilter(next)), { scroll: false }))
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = { ...fields, [event.target.name]: event.target.value }
    setFields(next)
    apply(next)
  }

  const hasService = services.length > 1 || filter.serviceType !== null
  const select = (name: keyof Fields) => ({ name, value: fields[name], onChange: choose })

  return (
    <search aria-label="Documents">
      <form
        action={DOCUMENTS_PATH}
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault()
          apply(fields)
        }}
        className="mb-6 grid grid-cols-2 items-end gap-4 xl:grid-cols-[1.15fr_1fr_1.25fr_1.35fr]"
      >
        {orders.length > 0 && (
          <div className={cx('min-w-0', hasService && 'col-span-2 xl:col-span-1')}>
            <SelectField
              label="Order"
              placeholder="All orders"
              options={orders.map(({ id, label }) => ({ value: id, label }))}
              {...select('orderId')}
            />
          </div>
        )}
        {hasService && (
          <SelectField
            label="Service"
            placeholder="All services"
            options={SERVICES.filter(
              ({ value }) => services.includes(value) || value === filter.serviceType,
            )}
            {...select('serviceType')}
          />
        )}
        <SelectField label="Type" placeholder="All types" options={KINDS} {...select('type')} />
        <SearchField value={fields.q} onChange={(q) => setFields({ ...fields, q })} />
      </form>
    </search>
  )
}

type SearchFieldProps = { value: string; onChange: (value: string) => void }

function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <div className="col-span-2 flex gap-2 xl:col-span-1">
      <label className="relative grow">
        <span className="sr-only">Search your documents</span>
        <Search aria-hidden className="absolute top-3.5 left-3 size-4 text-muted" />
        <input
          type="search"
          name="q"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={100}
          placeholder="Name or company"
          className={`${CONTROL} h-11 pl-9 text-sm`}
        />
      </label>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </div>
  )
}
