import { expect, test } from 'vitest'

import { bounceKind, statusIn } from '@/src/domain/mail/bounces/bounce-kind'
import {
  abuseReport,
  deliveryReport,
  mailOfReturnPath,
  reportedMail,
  returnPathOf,
  writtenReport,
} from '@/src/domain/mail/bounces/delivery-report'

test.each([
  [{ code: 550 }, 'hard'],
  [{ code: 551 }, 'hard'],
  [{ code: 550, status: '5.1.1' }, 'hard'],
  [{ code: 554, status: '5.1.10' }, 'hard'],
  [{ code: 550, status: '5.2.1' }, 'hard'],
  [{ code: 552, status: '5.2.2' }, 'soft'],
  [{ code: 450, status: '4.2.1' }, 'soft'],
  [{ code: 450, status: '4.1.1' }, 'soft'],
  [{ code: 452 }, 'soft'],
  [{ code: 550, status: '5.7.1' }, 'other'],
  [{ code: 451, status: '4.7.1' }, 'other'],
  [{ code: 421 }, 'other'],
  [{ code: 554 }, 'other'],
  [{}, 'other'],
] as const)('%j says of the address: %s', (refusal, kind) => {
  expect(bounceKind(refusal)).toBe(kind)
})

test('the status is found in a server’s words', () => {
  expect(statusIn('550-5.1.1 The email account does not exist')).toBe('5.1.1')
  expect(statusIn('550 No such user at 10.0.0.1')).toBeNull()
})

const REPORT = `Reporting-MTA: dns; mx.example.net

Original-Recipient: rfc822; Ada@Example.com
Final-Recipient: rfc822; ada@mail.example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1
 no such mailbox
`

test('a report of delivery names the address it was sent to, and why it came back', () => {
  expect(deliveryReport(REPORT)).toEqual({
    kind: 'hard',
    recipient: 'ada@example.com',
    detail: '5.1.1 550 5.1.1 no such mailbox',
  })
})

test('a delay is a bounce that may pass, and a delivery is none', () => {
  expect(deliveryReport(REPORT.replace('failed', 'delayed'))?.kind).toBe('soft')
  expect(deliveryReport(REPORT.replace('failed', 'delivered'))).toBeNull()
  expect(deliveryReport('Dear sir or madam')).toBeNull()
})

test('a report of abuse is a complaint, and other feedback is none', () => {
  const abuse = 'Feedback-Type: abuse\r\nOriginal-Rcpt-To: <Ada@example.com>\r\n'

  expect(abuseReport(abuse)).toMatchObject({ kind: 'complaint', recipient: 'ada@example.com' })
  expect(abuseReport(abuse.replace('abuse', 'not-spam'))).toBeNull()
})

const ID = '4b7c2a8a-2215-477f-9380-7b47497779da'

test('the mail it is about is found by our header or its message id, folded or not', () => {
  expect(reportedMail(`From: a@b.c\r\nMessage-ID:\r\n <${ID}@example.com>\r\n`)).toBe(ID)
  expect(reportedMail(`Message-ID: <0100-x@amazonses.com>\nX-Charterdesk-Mail: ${ID}`)).toBe(ID)
  expect(reportedMail('Subject: Message-ID: none\r\n')).toBeNull()
})

test('a bounce names its mail by the address it comes back to', () => {
  const address = returnPathOf('bounces@shop.example', ID)
  expect(address).toBe(`bounces+${ID.replaceAll('-', '')}@shop.example`)
  expect(mailOfReturnPath(address.toUpperCase())).toBe(ID)
  expect(mailOfReturnPath('hello@shop.example')).toBeNull()
})

const dsn = (status: string, words: string) =>
  deliveryReport(
    `Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822;ada@example.com\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; ${words}\n`,
  )?.kind

test.each([
  ['Postfix', '5.1.1', '550 5.1.1 User unknown', 'hard'],
  ['Exim', '5.0.0', '550 No Such User Here', 'hard'],
  ['Exim, unrouteable', '5.0.0', 'Unrouteable address', 'hard'],
  ['Sendmail', '5.0.0', '550 5.1.1 <x>... User unknown', 'hard'],
  [
    'Yahoo',
    '5.0.0',
    "554 delivery error: dd This user doesn't have a yahoo.com account [-20]",
    'hard',
  ],
  ['OpenSMTPD', '5.0.0', '550 Invalid recipient: <ada@example.com>', 'hard'],
  [
    'Office 365',
    '5.1.10',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
    'hard',
  ],
  [
    'iCloud',
    '5.1.1',
    '550 5.1.1 <ada@icloud.com>: user lookup success but no user record found in DB',
    'hard',
  ],
  ['Zoho', '5.1.1', '550 5.1.1 User does not exist - <ada@zoho.example>', 'hard'],
  ['no such domain', '5.4.4', 'Host or domain name not found', 'hard'],
  ['full', '5.2.2', '552 5.2.2 Mailbox full', 'soft'],
  ['full without a status', '5.0.0', '552 The account is over quota', 'soft'],
  ['spam', '5.0.0', '550 Message rejected as spam', 'other'],
  [
    'a policy of Office 365',
    '5.7.1',
    '550 5.7.1 Service unavailable, client host blocked',
    'other',
  ],
  [
    'too many mails',
    '4.2.1',
    '450 4.2.1 The user is receiving mail at a rate that prevents delivery',
    'other',
  ],
  ['DMARC', '5.0.0', '550 Unauthenticated email is not accepted due to the DMARC policy', 'other'],
] as const)('%s is read right', (_server, status, words, kind) => {
  expect(dsn(status, words)).toBe(kind)
})

test('a bounce that qmail writes for people is read, and the answer of an assistant is not', () => {
  const qmail = `Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message.\n\n<ada@example.com>:\nSorry, no mailbox here by that name. (#5.1.1)\n`

  expect(writtenReport('MAILER-DAEMON@mx.example', 'failure notice', qmail)).toMatchObject({
    kind: 'hard',
    recipient: 'ada@example.com',
  })
  expect(writtenReport('ada@example.com', 'Automatic reply', 'No such user, I am away')).toBeNull()
  const exim = 'Message 1abc has been frozen. <ada@example.com>: No such user'
  expect(writtenReport('Mailer-Daemon@mx.example', 'Message frozen', exim)).toBeNull()
})
