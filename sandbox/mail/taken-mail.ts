import PostalMime from 'postal-mime'

/** A mail that the sandbox took, as far as it has to know it. */
export type SandboxMail = {
  readonly way: 'smtp' | 'sendpulse'
  /** Its Message-ID by SMTP, else the id that the sandbox gave it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly raw: string
  readonly unsubscribe: string | null
}

/** A mail as it came by SMTP. */
export async function mailOf(raw: string, to: string): Promise<SandboxMail> {
  const mail = await PostalMime.parse(raw)
  const list = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return {
    way: 'smtp',
    id: (mail.messageId ?? '').replace(/^<|>$/g, ''),
    to,
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    raw,
    unsubscribe: /<(https?:[^>]+)>/.exec(list)?.[1] ?? null,
  }
}

const attributes = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, link = '']) => link.replaceAll('&amp;', '&'))),
]

export const linksIn = ({ html }: SandboxMail): string[] =>
  attributes(html, /<a\b[^>]*\bhref="(https?:[^"]+)"/gi)

export const imagesIn = ({ html }: SandboxMail): string[] =>
  attributes(html, /<img\b[^>]*\bsrc="(https?:[^"]+)"/gi)
