import { expect, test } from 'vitest'

import { bounceKind, statusIn } from '@/src/domain/mail/bounces/bounce-kind'
import {
  abuseReport,
  deliveryReport,
  reportedMessage,
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

test('the mail it is about is found by its id, folded or not', () => {
  expect(reportedMessage('From: a@b.c\r\nMessage-ID:\r\n <one@example.com>\r\n')).toBe(
    'one@example.com',
  )
  expect(reportedMessage('Subject: Message-ID: none\r\n')).toBeNull()
})
