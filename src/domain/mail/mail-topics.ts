/** What marketing mail is about: each may be refused on its own, and all of it at once. */
export const MAIL_TOPICS = {
  reminders: {
    label: 'Reminders',
    help: 'When you start an order and don’t finish it.',
  },
  offers: {
    label: 'Offers and news',
    help: 'Now and then, about our services.',
  },
} as const

export type MailTopic = keyof typeof MAIL_TOPICS

export const MAIL_TOPIC_NAMES = ['reminders', 'offers'] as const satisfies readonly MailTopic[]

export const isMailTopic = (name: unknown): name is MailTopic =>
  typeof name === 'string' && Object.hasOwn(MAIL_TOPICS, name)
