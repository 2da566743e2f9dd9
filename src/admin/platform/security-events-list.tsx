import { momentColumn, wordColumn } from '@/src/admin/kit/list/columns'
import { type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { isSecurityEvent, OUTCOMES, SECURITY_EVENTS } from '@/src/domain/platform/security-events'
import type { SecurityEvent } from '@/src/payload-types'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { keysetOptions, pageOf } from '@/src/queries/platform/list-pages'
import { staffRows } from '@/src/queries/platform/staff-rows'

const labelOf = (event: string): string =>
  isSecurityEvent(event) ? SECURITY_EVENTS[event].label : event

const howOften = (times: number) => (times > 1 ? ` (${times} times)` : '')

export const securityEventsList: ListSpec<SecurityEvent> = {
  screen: 'securityEvents',
  description: 'Sign-ins, second factors, password resets, ended sessions and refused requests.',
  empty: 'No events yet. Sign-ins and refused requests appear here.',
  views: {
    all: { label: 'All', where: {} },
    refused: { label: 'Refused', where: { outcome: { equals: 'refused' } } },
  },
  filters: {
    event: oneOf(
      'Event',
      'event',
      Object.fromEntries(
        Object.entries(SECURITY_EVENTS).map(([event, { label }]) => [event, label]),
      ),
    ),
  },
  search: {
    label: 'Exact email or network',
    where: (text) => ({
      [text.includes('@') ? 'email' : 'network']: { equals: text.toLowerCase() },
    }),
  },
  sort: '-createdAt',
  columns: [
    momentColumn('Time', 'aside'),
    wordColumn('What', 'title', ({ event, times }) => labelOf(event) + howOften(times)),
    wordColumn('Outcome', 'right', ({ outcome }) => OUTCOMES[outcome]),
    wordColumn('Account', 'left', ({ email }) => email),
    wordColumn('Detail', 'hidden', ({ detail }) => detail),
    wordColumn('From', 'hidden', ({ network }) => network),
    wordColumn('Address', 'hidden', ({ path }) => path),
    wordColumn('Request ID', 'hidden', ({ requestId }) => requestId),
  ],
  count: (req, asked, most) => countUpTo(req, 'securityEvents', asked, most),
  read: async (req, asked, limit) => {
    const docs = await staffRows(req, 'securityEvents', keysetOptions(asked, limit))
    return pageOf(docs, limit, ({ createdAt }) => createdAt)
  },
}
