'use client'

import { Link } from '@payloadcms/ui'
import { MessageSquareDot } from 'lucide-react'
import type { DefaultCellComponentProps } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'

import { ticketReference } from '@/src/domain/support/ticket-reference'
import { isUnreadByStaff } from '@/src/domain/support/unread'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the ticket is called, leading to it; its number and whose it is stand below. */
export function TicketCell({ rowData }: DefaultCellComponentProps) {
  if (!rowData?.id) return null // a list without rows asks for its columns too
  const id = String(rowData.id)
  const isUnread = isUnreadByStaff({
    lastMessageAt: text(rowData.lastMessageAt),
    lastStaffAt: text(rowData.lastStaffAt),
    staffReadAt: text(rowData.staffReadAt),
  })
  const name = text(rowData.requesterName) || text(rowData.requesterEmail) || 'Unknown User'
  return (
    <span className="record-cell ticket-cell">
      <Link href={adminHref('ticket', id)} prefetch={false}>
        {text(rowData.subject)}
      </Link>
      <small className="admin-sub">{`${ticketReference(id)} · ${name}`}</small>
      {isUnread && (
        <small className="ticket-unread">
          <MessageSquareDot aria-hidden size={13} strokeWidth={2.25} />
          Unread
        </small>
      )}
    </span>
  )
}
