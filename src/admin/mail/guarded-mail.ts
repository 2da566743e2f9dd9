import { type MailLook, mailInLook } from '@/src/domain/mail/mail-templates'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'none'; form-action 'none'"

/** A mail to be shown to staff, with a content policy first: it loads nothing from outside. */
export const guardedMail = (html: string, look: MailLook): string =>
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">${mailInLook(html, look)}`
