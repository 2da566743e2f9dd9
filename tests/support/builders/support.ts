import type { Makers } from './maker'

export const support: Pick<
  Makers,
  'tickets' | 'ticketMessages' | 'cannedReplies' | 'whatsappMessages'
> = {
  tickets: (serial) => ({
    subject: `Question ${serial}`,
    message: 'Where is my order?',
    status: 'open',
    requesterEmail: `asker-${serial}@example.com`,
  }),
  ticketMessages: async (serial, build, given) => ({
    ticket: given.ticket ?? (await build('tickets')).id,
    authorKind: 'staff',
    body: `Answer ${serial}`,
    internal: false,
  }),
  whatsappMessages: (serial) => ({
    direction: 'out',
    purpose: 'reply',
    status: 'queued',
    phone: '+13075550150',
    body: `Message ${serial}`,
    dedupeKey: `message:${serial}`,
    attempts: 0,
    isUncertain: false,
    isSandbox: false,
  }),
  cannedReplies: (serial) => ({
    title: `Reply ${serial}`,
    shortcut: `reply-${serial}`,
    text: `Hello {{first_name}}, this is reply ${serial}.`,
    isActive: true,
  }),
}
