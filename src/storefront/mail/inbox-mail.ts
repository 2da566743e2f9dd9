/** A mail as the inbox lists it. Its moment is ISO. */
export type InboxMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly createdAt: string
}

export type OpenInboxMail = InboxMail & { readonly html: string }

/** The address of the inbox, with one mail open or none. */
export function inboxHref(to: string | null, mail?: string): string {
  const query = new URLSearchParams({ ...(to ? { to } : {}), ...(mail ? { mail } : {}) })
  return `/sandbox/inbox${query.size > 0 ? `?${query}` : ''}`
}

/** The first words of a mail, without our name, the heading, and lines that are mere addresses. */
export function excerpt({ text }: InboxMail): string {
  const lines = text.split('\n').map((line) => line.trim())
  const said = lines.filter((line) => line && !/^\[?https?:/.test(line))
  return said.slice(2).join(' ').slice(0, 160)
}

/** Shown in the reader's own mail program as from us to them, so links lead out of the frame. */
export function framed(html: string): string {
  return html.replaceAll('target="_blank"', 'target="_top"')
}
