'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import {
  asTicketStatus,
  TICKET_STATUSES,
  type TicketStatus,
} from '@/src/domain/support/ticket-status'

type TicketStatusSelectProps = {
  readonly id: string
  readonly status: TicketStatus
  readonly mayManage: boolean
  /** Which ticket it is, where several stand under one another. */
  readonly name?: string
}

/** A ticket's status, to be set to any other at once; a failure puts it back and says why. */
export function TicketStatusSelect({ id, status, mayManage, name }: TicketStatusSelectProps) {
  const [chosen, setChosen] = useState<TicketStatus | null>(null)
  const router = useRouter()
  if (!mayManage) return <StatusPill status={status} />

  const move = async (value: string) => {
    const to = asTicketStatus(value)
    if (!to || to === status) return
    setChosen(to)
    const answer = await sendJson('PATCH', `/api/tickets/${id}`, { status: to })
    if (answer.ok) toast.success(`Ticket ${TICKET_STATUSES[to].toLowerCase()}`)
    else toast.error(`The status was not changed: ${answer.message}`)
    if (!answer.ok) setChosen(null)
    router.refresh()
  }

  return (
    <select
      aria-label={name ? `Status of ${name}` : 'Status'}
      className="order-status"
      onChange={(event) => void move(event.target.value)}
      value={chosen ?? status}
    >
      {Object.entries(TICKET_STATUSES).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
