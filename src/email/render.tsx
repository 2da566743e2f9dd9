import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

export type MailTemplate = { readonly subject: string; readonly body: ReactElement }
export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A subject is one line: what people typed must not start another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** In plain text a table of amounts keeps its columns; other tables are only there for layout. */
const TEXT = {
  selectors: [
    {
      selector: 'table.m-lines',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 2 },
    },
  ],
}

/** A mail as it is sent: HTML, and the same in plain text. */
export async function renderMail({ subject, body }: MailTemplate): Promise<RenderedMail> {
  const html = await render(body)
  return { subject: oneLine(subject), html, text: toPlainText(html, TEXT) }
}
