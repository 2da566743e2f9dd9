import { statusIn } from '@/src/domain/mail/bounces/bounce-kind'
import {
  MailDeferred,
  MailRefused,
  MailUncertain,
  type RecipientReply,
} from '@/src/email/transport'

const codeIn = (error: object): number | null => {
  const value: unknown = Reflect.get(error, 'responseCode')
  return typeof value === 'number' ? value : null
}

const textIn = (error: object, name: 'code' | 'command' | 'syscall' | 'response'): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** Before a single word of the mail has left the house. */
const BEFORE = new Set([
  'EDNS',
  'EAUTH',
  'ENOAUTH',
  'ETLS',
  'EENVELOPE',
  'ECONNREFUSED',
  'ENOTFOUND',
])

/** What was said about the recipient: to their address, or with a status that is about addresses. */
function replyOf(error: object): RecipientReply | null {
  const [code, words] = [codeIn(error), textIn(error, 'response')]
  if (code === null) return null
  if (textIn(error, 'command') === 'RCPT TO') return { code, words }
  return statusIn(words) ? { code: null, words } : null
}

/** A failure of nodemailer's, as what it means for the mail. */
export function smtpError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const answered = codeIn(error)
  const isOfMail = ['EENVELOPE', 'EMESSAGE'].includes(textIn(error, 'code'))
  if (answered !== null && isOfMail) {
    const reply = replyOf(error)
    return answered >= 500
      ? new MailRefused(error.message, reply)
      : new MailDeferred(error.message, reply)
  }
  const isBefore =
    answered !== null ||
    BEFORE.has(textIn(error, 'code')) ||
    ['connect', 'getaddrinfo'].includes(textIn(error, 'syscall'))
  return isBefore ? error : new MailUncertain(error.message)
}
