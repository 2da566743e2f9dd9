import { z } from 'zod'

/** What a message to support may be about. */
export const SUPPORT_SUBJECTS = [
  { value: 'llc-formation', label: 'Forming an LLC' },
  { value: 'order-status', label: 'The status of my order' },
  { value: 'billing', label: 'Billing and refunds' },
  { value: 'documents', label: 'Documents' },
  { value: 'compliance', label: 'Compliance and deadlines' },
  { value: 'other', label: 'Something else' },
] as const

export const supportMessage = z.object({
  name: z.string().trim().min(1, 'Tell us your name'),
  email: z.email('Enter an email address such as name@example.com'),
  subject: z.enum(
    SUPPORT_SUBJECTS.map((subject) => subject.value),
    'Choose what it is about',
  ),
  message: z.string().trim().min(1, 'Write your message'),
})
export type SupportMessage = z.infer<typeof supportMessage>

/** The message as a mail that the visitor's own mail program opens, ready to send. */
export function supportMailto(address: string, message: SupportMessage, about?: string): string {
  const subject = SUPPORT_SUBJECTS.find((option) => option.value === message.subject)
  const query = [
    ['subject', about || (subject?.label ?? message.subject)],
    ['body', `${message.message}\n\n${message.name}\n${message.email}`],
  ] as const
  const pairs = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `mailto:${address}?${pairs.join('&')}`
}
