import type { Screens } from '../kit/screens/screen'

export const supportScreens = {
  tickets: {
    label: 'Support Tickets',
    address: '/support',
    view: '/src/admin/support/inbox/TicketsScreen#TicketsScreen',
    replaces: 'tickets',
    needs: 'view_support',
    group: 'work',
    icon: 'life-buoy',
    counter: { collection: 'tickets', where: { waitingFor: { equals: 'us' } } },
    key: 't',
  },
  ticket: {
    label: 'Ticket',
    record: 'tickets',
    tab: 'Conversation',
    view: '/src/admin/support/TicketView#TicketView',
    needs: 'view_support',
    under: 'tickets',
  },
  cannedReplies: {
    label: 'Canned replies',
    address: '/support/canned-replies',
    view: '/src/admin/support/CannedRepliesScreen#CannedRepliesScreen',
    replaces: 'cannedReplies',
    records: true,
    needs: 'view_support',
    under: 'tickets',
  },
} as const satisfies Screens
