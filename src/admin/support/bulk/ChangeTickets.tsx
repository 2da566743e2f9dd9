'use client'

import { changesOf } from '@/src/admin/kit/list/bulk/ChangeDialog'
import { ChangeSelected } from '@/src/admin/kit/list/bulk/ChangeSelected'
import { LastChange } from '@/src/admin/kit/list/bulk/LastChange'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'
import type { LastRun } from '@/src/queries/platform/last-run'

const TICKETS = {
  noun: ['ticket', 'tickets'],
  place: (id: string) => ({ href: adminHref('ticket', id), name: ticketReference(id) }),
  statuses: TICKET_STATUSES,
  offered: 'closed',
  ...changesOf('tickets'),
} as const

export const ChangeTickets = () => <ChangeSelected changing={TICKETS} />

export const LastTickets = ({ last }: { last: LastRun | null }) => (
  <LastChange changing={TICKETS} last={last} />
)
