import { expect, test } from 'vitest'

import { readAddressList } from '@/src/domain/mail/address-list'
import { dkimReport, dmarcReport, spfReport } from '@/src/domain/mail/sender-records'
import { readSendPulseEvents } from '@/src/domain/mail/sendpulse-events'

test('a pasted list gives each address once, and says which lines have none', () => {
  const list = [
    'Email,Name',
    'Ada@Example.com,Ada',
    '"Grace Hopper" <grace@example.com>',
    'ada@example.com',
    '',
    'not an address',
    '=cmd()',
    `${'a'.repeat(250)}@example.com`,
  ].join('\r\n')

  expect(readAddressList(list)).toMatchObject({
    addresses: ['ada@example.com', 'grace@example.com'],
    repeated: 1,
    bad: [{ line: 6, text: 'not an address' }, { line: 7, text: '=cmd()' }, { line: 8 }],
  })
})

const told = (changes: object) => ({
  event: 'delivered',
  message_id: 'abc',
  recipient: ' Ada@Example.com ',
  timestamp: 1_700_000_000,
  ...changes,
})

test('SendPulse’s events are read as what they mean for us', () => {
  const bounced = { event: 'not_delivered', smtp_server_response: '550 5.1.1 No such user' }
  const full = { event: 'not_delivered', smtp_server_response_code: '452' }
  const blocked = { event: 'not_delivered', smtp_server_response: '550 5.7.1 Blocked' }
  const events = readSendPulseEvents([
    told({}),
    told({ event: 'spam_by_user' }),
    told(bounced),
    told(full),
    told(blocked),
    told({ event: 'resubscribed' }),
    'nonsense',
    null,
  ])

  expect(events?.map(({ kind }) => kind)).toEqual([
    'delivered',
    'complaint',
    'hard_bounce',
    'soft_bounce',
  ])
  expect(events?.[0]).toMatchObject({ recipient: 'ada@example.com', at: 1_700_000_000_000 })
})

test.each([null, {}, 'text', 7])('%j is no list of events', (body) => {
  expect(readSendPulseEvents(body)).toBeNull()
})

const at = (...texts: string[]) => ({
  host: 'example.com',
  looked: texts.length > 0 ? ({ found: 'texts', texts } as const) : ({ found: 'none' } as const),
})
const silent = {
  host: 'example.com',
  looked: { found: 'unknown', reason: 'the DNS server failed' },
} as const

test.each([
  ['good', at('v=spf1 include:spf.sendpulse.com ~all', 'google-site-verification=1')],
  ['missing', at()],
  ['missing', at('google-site-verification=1')],
  ['weak', at('v=spf1 include:_spf.google.com ~all')],
  ['weak', at('v=spf1 include:spf.sendpulse.com +all')],
  ['weak', at('v=spf1 -all', 'v=spf1 ~all')],
  ['unknown', silent],
] as const)('SPF is %s: %j', (state, looked) => {
  expect(spfReport(looked, 'spf.sendpulse.com').state).toBe(state)
})

test.each([
  ['good', at('v=DKIM1; k=rsa; p=MIGf')],
  ['weak', at('v=DKIM1; p=')],
  ['missing', at()],
  ['unknown', silent],
] as const)('DKIM is %s: %j', (state, looked) => {
  expect(dkimReport(looked, 's1').state).toBe(state)
})

test.each([
  ['good', at('v=DMARC1; p=none')],
  ['good', at('v=DMARC1; p=reject; rua=mailto:a@example.com')],
  ['weak', at('v=DMARC1; rua=mailto:a@example.com')],
  ['missing', at()],
  ['unknown', silent],
] as const)('DMARC is %s: %j', (state, looked) => {
  expect(dmarcReport(looked).state).toBe(state)
})

test('that nobody answered is not that there is nothing', () => {
  expect(dmarcReport(silent).words).toContain('doesn’t mean that the record is missing')
})
