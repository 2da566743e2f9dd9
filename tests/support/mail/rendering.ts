import { type MailTemplate, renderMail } from '@/src/email/render'

/** Renders a mail from its preview, with whatever a test says otherwise. */
export const rendering =
  <Props extends object>(template: (props: Props) => MailTemplate, preview: Props) =>
  (changes: Partial<Props> = {}) =>
    renderMail(template({ ...preview, ...changes }))
