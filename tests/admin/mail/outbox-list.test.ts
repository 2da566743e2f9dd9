import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { exportList } from '@/src/admin/kit/list/csv-of'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { ADMIN_REDIRECTS, adminHref } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { EXPORTED_LISTS } from '@/src/admin/lists'
import { outboxList } from '@/src/admin/mail/outbox-list'
import { waitsUntil } from '@/src/admin/mail/outbox-row'
import { collectionHref } from '@/src/lib/admin-address'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { pageByPage } from '@/tests/support/lists/page-by-page'

let payload: Payload
const BOX = 'outbox-test.example'
const STATUSES = ['failed', 'queued', 'sending', 'held', 'sent'] as const

beforeAll(async () => {
  payload = await testPayload()
  for (const [index, status] of STATUSES.entries()) {
    const createdAt = new Date(Date.UTC(2031, 0, 1, 0, index)).toISOString()
    await builder(payload)('emails', {
      to: `${status}@${BOX}`,
      subject: `About Zanzibar ${status}`,
      status,
      createdAt,
    })
  }
  await builder(payload)('emails', {
    to: `secret@${BOX}`,
    subject: 'Reset your password, Zanzibar',
    template: 'reset-password',
    status: 'failed',
    createdAt: '2031-02-01T00:00:00.000Z',
  })
})

async function requestOf(data: object): Promise<PayloadRequest> {
  const user = await builder(payload)('users', { role: 'sub_admin', ...data })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}
const admin = () => requestOf({ role: 'admin' })

async function found(req: PayloadRequest, search: Record<string, string>) {
  const { rows } = await outboxList.read(req, questionIn(outboxList, search), 50)
  return rows.filter(({ to }) => to.endsWith(BOX)).map(({ to }) => to.split('@')[0])
}

test.each([
  ['failed', ['secret', 'failed']],
  ['waiting', ['held', 'sending', 'queued']],
  ['sent', ['sent']],
  ['all', ['secret', 'sent', 'held', 'sending', 'queued', 'failed']],
])('the view %s holds what it says, the newest first', async (view, names) => {
  expect(await found(await admin(), { view })).toEqual(names)
})

test.each([
  [`held@${BOX}`, ['held']],
  [BOX, ['secret', 'sent', 'held', 'sending', 'queued', 'failed']],
  ['zanzibar SENT', ['sent']],
  ['100% of nothing', []],
])('a search for %j finds addresses and subjects in all views', async (q, names) => {
  expect(await found(await admin(), { q })).toEqual(names)
})

test('pages hold every mail once', async () => {
  const asked = questionIn(outboxList, { view: 'all', q: BOX })
  const seen = await pageByPage(await admin(), outboxList, asked, 2)
  expect(seen).toHaveLength(6)
  expect(new Set(seen.map(({ to }) => to)).size).toBe(6)
})

test('a sub-admin sees the mails of their areas, and may send again only with the right', async () => {
  const req = await requestOf({
    permissionGrants: ['view_email', 'view_orders'],
    permissionDenials: ['manage_email'],
  })
  expect(await opens(req, 'outbox')).toBe(true)
  expect(await found(req, { view: 'failed' })).toEqual(['failed'])
  const { rows } = await outboxList.read(req, questionIn(outboxList, {}), 50)
  expect(rows.every(({ grant }) => grant === null)).toBe(true)
  const [row] = (await outboxList.read(await admin(), questionIn(outboxList, {}), 1)).rows
  expect(row?.grant).toEqual({ action: 'sendMailAgain' })
})

test('the outbox is exported with what became of each email, and no key of a link', async () => {
  const answer = await exportList(await admin(), outboxList, { view: 'all', q: BOX })
  const csv = 'csv' in answer ? answer.csv : ''
  expect(csv).toMatch(/^Email,To,Status,Details,Written and sent,Sent,Attempts,Template,Kind\r\n/)
  expect(csv).toContain(`held@${BOX},Sandbox: not sent,No mail server is set up,`)
  expect(csv.trimEnd().split('\r\n')).toHaveLength(7)
  expect(EXPORTED_LISTS.outbox).toBeDefined()
})

test.each([
  ['queued', '2031-01-01T10:00:00.000Z', '2031-01-01T10:00:00.000Z'],
  ['queued', '2031-01-01T08:00:00.000Z', null],
  ['queued', null, null],
  ['sent', '2031-01-01T10:00:00.000Z', null],
] as const)('a %s mail that may go out from %s waits until %s', (status, notBefore, until) => {
  expect(waitsUntil({ status, notBefore }, new Date('2031-01-01T09:00:00.000Z'))).toBe(until)
})

test('one or two letters are found as a word of a subject', async () => {
  await builder(payload)('emails', { to: `short@${BOX}`, subject: 'Form 9q came', status: 'sent' })
  expect(await found(await admin(), { q: '9q' })).toEqual(['short'])
})

test('Payload’s own list of it leads to the screen', () => {
  expect(ADMIN_REDIRECTS[collectionHref('emails')]).toBe(adminHref('outbox'))
})
