'use client'

import { type ComponentProps, useEffect, useState } from 'react'

import { readParts, request } from '@/src/lib/browser/request'

type Order = { readonly id: string; readonly name: string }

type Props = { readonly customer: string; readonly control: ComponentProps<'select'> }

/** The orders of a customer, of which a task may belong to one. */
export function OrderChoice({ customer, control }: Props) {
  const [orders, setOrders] = useState<readonly Order[]>([])
  useEffect(() => {
    const stop = new AbortController()
    void request('GET', `/api/compliance/customers/${customer}/orders`, {
      answer: readParts<{ orders: readonly Order[] }>('orders'),
      signal: stop.signal,
    }).then((answer) => {
      if (!stop.signal.aborted) setOrders(answer.ok ? answer.value.orders : [])
    })
    return () => stop.abort()
  }, [customer])
  return (
    <select {...control}>
      <option value="">No order</option>
      {orders.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
