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

const SUBJECTS = SUPPORT_SUBJECTS.map((subject) => subject.value)
export type SupportSubject = (typeof SUBJECTS)[number]

/** What a visitor writes to support; checked in the browser and again on the server. */
export const supportMessage = z.object({
  name: z.string().trim().min(1, 'Tell us your name').max(120, 'Use at most 120 characters'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Use at most 254 characters')
    .pipe(z.email('Enter an email address such as name@example.com')),
  subject: z.enum(SUBJECTS, 'Choose what it is about'),
  message: z.string().trim().min(1, 'Write your message').max(5000, 'Use at most 5,000 characters'),
  /** What the page that led here is about, such as a service. */
  about: z.string().trim().max(150).optional(),
})
export type SupportMessage = z.infer<typeof supportMessage>

export function isSupportSubject(value: string): value is SupportSubject {
  return SUBJECTS.some((subject) => subject === value)
}

/** What it is about, in a line. */
export function supportSubject({
  subject,
  about,
}: Pick<SupportMessage, 'subject' | 'about'>): string {
  return about || (SUPPORT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject)
}

/** The message as a mail that the visitor's own mail program opens, ready to send. */
export function supportMailto(address: string, message: SupportMessage): string {
  const query = [
    ['subject', supportSubject(message)],
    ['body', `${message.message}\n\n${message.name}\n${message.email}`],
  ] as const
  const pairs = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `mailto:${address}?${pairs.join('&')}`
}
