'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@/src/domain/vocabulary/order-status'

type StatusSelectProps = {
  readonly id: string
  readonly status: OrderStatus
  readonly mayManage: boolean
  /** Which order it is, where several stand under one another. */
  readonly name?: string
}

const isStatus = (value: string): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value)

/** An order's status, to be set to any other at once; a failure puts it back and says why. */
export function StatusSelect({ id, status, mayManage, name }: StatusSelectProps) {
  const [chosen, setChosen] = useState<OrderStatus | null>(null)
  const router = useRouter()
  if (!mayManage) return <StatusPill status={status} />

  const move = async (to: string) => {
    if (!isStatus(to) || to === status) return
    setChosen(to)
    const answer = await sendJson('PATCH', `/api/orders/${id}`, { status: to })
    if (answer.ok) toast.success(`Order ${ORDER_STATUS_LABELS[to].toLowerCase()}`)
    else toast.error(`The status was not changed: ${answer.message}`)
    if (!answer.ok) setChosen(null)
    router.refresh()
  }

  const shown = chosen ?? status
  return (
    <select
      aria-label={name ? `Status of ${name}` : 'Status'}
      className={`order-status order-status--${shown}`}
      onChange={(event) => void move(event.target.value)}
      value={shown}
    >
      {ORDER_STATUSES.map((value) => (
        <option key={value} value={value}>
          {ORDER_STATUS_LABELS[value]}
        </option>
      ))}
    </select>
  )
}
