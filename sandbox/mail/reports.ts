import type { SandboxMail } from './taken-mail'

const BOUNDARY = 'mail-sandbox-report'

/** Why a mail did not arrive, as servers say it. */
export const BOUNCES = {
  bounce: { status: '5.1.1', code: '550', words: '5.1.1 The mailbox does not exist' },
  full: { status: '4.2.2', code: '452', words: '4.2.2 The mailbox is full' },
} as const

export type BounceName = keyof typeof BOUNCES

const headersOf = (raw: string) => raw.split(/\r?\n\r?\n/, 1)[0] ?? ''

function report(type: string, mail: SandboxMail, words: string, fields: readonly string[]): string {
  return [
    'From: Mail Delivery System <mailer-daemon@sandbox.invalid>',
    'Subject: About your email',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
    `--${BOUNDARY}`,
    `Content-Type: message/${type}`,
    '',
    ...fields,
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/rfc822-headers',
    '',
    headersOf(mail.raw),
    '',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')
}

/** The mail that tells a sender of a bounce (RFC 3464). */
export function bounceMail(mail: SandboxMail, name: BounceName): string {
  const { status, code, words } = BOUNCES[name]
  return report('delivery-status', mail, 'Your email could not be delivered.', [
    'Reporting-MTA: dns; sandbox.invalid',
    '',
    `Final-Recipient: rfc822; ${mail.to}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${code} ${words}`,
  ])
}

/** The mail that tells a sender of a complaint (RFC 5965). */
export function complaintMail(mail: SandboxMail): string {
  return report('feedback-report', mail, 'Your email was marked as spam.', [
    'Feedback-Type: abuse',
    'User-Agent: MailSandbox/1.0',
    'Version: 1',
    `Original-Rcpt-To: <${mail.to}>`,
  ])
}
