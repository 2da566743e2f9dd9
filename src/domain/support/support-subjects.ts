/** What a message to support may be about. */
export const SUPPORT_SUBJECTS = [
  { value: 'llc-formation', label: 'Forming an LLC' },
  { value: 'order-status', label: 'The status of my order' },
  { value: 'billing', label: 'Billing and refunds' },
  { value: 'documents', label: 'Documents' },
  { value: 'compliance', label: 'Compliance and deadlines' },
  { value: 'other', label: 'Something else' },
] as const

export const SUBJECTS = SUPPORT_SUBJECTS.map((subject) => subject.value)
export type SupportSubject = (typeof SUBJECTS)[number]

export function isSupportSubject(value: string): value is SupportSubject {
  return SUBJECTS.some((subject) => subject === value)
}

type About = { readonly subject: SupportSubject; readonly about?: string }

export function supportSubject({ subject, about }: About): string {
  return about || (SUPPORT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject)
}

type Written = About & { readonly name: string; readonly email: string; readonly message: string }

/** The message as a mail that the visitor's own mail program opens, ready to send. */
export function supportMailto(address: string, message: Written): string {
  const query = [
    ['subject', supportSubject(message)],
    ['body', `${message.message}\n\n${message.name}\n${message.email}`],
  ] as const
  const pairs = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `mailto:${address}?${pairs.join('&')}`
}
