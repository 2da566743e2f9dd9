'use client'

import { useId, useState } from 'react'

import type { ExtraAddon } from '@/src/domain/orders/extras'
import { usd } from '@/src/domain/vocabulary/money/money'
import type { Period } from '@/src/domain/vocabulary/order-line'
import { Button } from '@/src/storefront/ui/button'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { useAddExtra } from './use-add-extra'

type ExtrasProps = { orderId: string; extras: readonly ExtraAddon[] }

const FIRST = 4

/** What can still be added to the order; each is paid on a page of its own. */
export function Extras({ orderId, extras }: ExtrasProps) {
  const [all, setAll] = useState(false)
  const { add, busy, problem } = useAddExtra(orderId)
  const shown = all ? extras : extras.slice(0, FIRST)
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ul className="border-t border-border">
        {shown.map((extra) => (
          <Extra
            key={extra.id}
            extra={extra}
            busy={busy === extra.id}
            onAdd={(billing) => void add(extra.id, billing)}
          />
        ))}
      </ul>
      {!all && extras.length > FIRST && (
        <p>
          <button type="button" onClick={() => setAll(true)} className="link text-sm">
            Show all {extras.length}
          </button>
        </p>
      )}
    </div>
  )
}

type ExtraProps = { extra: ExtraAddon; busy: boolean; onAdd: (billing: Period) => void }

function Extra({ extra, busy, onAdd }: ExtraProps) {
  const [billing, setBilling] = useState<Period>('annual')
  const dollars = extra.recurring ? extra.recurring[billing] : extra.price
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-b border-border py-4">
      <div className="min-w-0">
        <p className="font-semibold">{extra.name}</p>
        {extra.description && <p className="text-sm text-muted">{extra.description}</p>}
        {extra.recurring && (
          <Billing recurring={extra.recurring} value={billing} onChange={setBilling} />
        )}
      </div>
      <div className="flex flex-col items-end gap-2">
        <p className="text-sm font-semibold whitespace-nowrap">
          <Money minor={usd(dollars).minor} short />
          {extra.recurring && (
            <span className="font-normal text-muted">
              {billing === 'annual' ? ' a year' : ' a month'}
            </span>
          )}
        </p>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel="Adding…"
          aria-label={`Add ${extra.name}`}
          onClick={() => onAdd(billing)}
        >
          Add
        </Button>
      </div>
    </li>
  )
}

type BillingProps = {
  recurring: NonNullable<ExtraAddon['recurring']>
  value: Period
  onChange: (period: Period) => void
}

const PERIODS = [
  ['annual', 'Yearly'],
  ['monthly', 'Monthly'],
] as const

function Billing({ recurring, value, onChange }: BillingProps) {
  const name = useId() // several orders may offer the same thing on one page
  return (
    <fieldset className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <legend className="sr-only">Pay by</legend>
      {PERIODS.map(([period, word]) => (
        <label key={period} className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={value === period}
            onChange={() => onChange(period)}
            className="size-4 accent-accent"
          />
          {word}, <Money minor={usd(recurring[period]).minor} short />
        </label>
      ))}
    </fieldset>
  )
}
