import { expect, test } from 'vitest'

import {
  hasHiddenKeys,
  insertKeys,
  LinkTokenRedactor,
  withLinksHidden,
  withoutKeys,
} from '@/src/domain/mail/link-keys'

const ORIGIN = 'https://desk.example'
const NONCE = '0123456789ab'
const MARK = `link-hidden-${NONCE}-1`
const KEY = 'Zk3_-9aQ'.repeat(5)
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const hider = () => new LinkTokenRedactor([ORIGIN], NONCE)

test.each([
  [`${ORIGIN}/auth/reset?token=${KEY}`, `${ORIGIN}/auth/reset?token=${MARK}`],
  [
    `<a href="${ORIGIN}/a?token=${KEY}&amp;to=receipt">`,
    `<a href="${ORIGIN}/a?token=${MARK}&amp;to=receipt">`,
  ],
  [
    `Open it [${ORIGIN}/o?of=${ID}&token=${KEY}] now`,
    `Open it [${ORIGIN}/o?of=${ID}&token=${MARK}] now`,
  ],
  [`${ORIGIN}/unsubscribe?made-up=${KEY}`, `${ORIGIN}/unsubscribe?made-up=${MARK}`],
  [`${ORIGIN}/page#key=${KEY}`, `${ORIGIN}/page#key=${MARK}`],
  [`${ORIGIN}/calendar/${ID}/${KEY}.ics`, `${ORIGIN}/calendar/${ID}/${MARK}.ics`],
])('%s is stored without its key, and sent with it', (written, stored) => {
  const one = hider()

  expect(one.hide(written)).toBe(stored)
  expect(insertKeys(stored, one.keys)).toBe(written)
})

test.each([
  `${ORIGIN}/dashboard/orders/${ID}`,
  `${ORIGIN}/admin/collections/orders/${ID}#documents`,
  `https://elsewhere.example/watch?v=${KEY}`,
  'No link at all, token=abc',
])('%s is left as it is', (text) => {
  const one = hider()

  expect(one.hide(text)).toBe(text)
  expect(one.keys).toEqual({})
})

test('a key has one mark in all parts of a mail, and two keys have two', () => {
  const one = hider()
  const link = `${ORIGIN}/a?token=${KEY}`

  expect(one.hide(link)).toBe(one.hide(link))
  expect(one.hide(`${link}x`)).not.toBe(one.hide(link))
  expect(Object.keys(one.keys)).toHaveLength(2)
})

test('a mark that somebody typed is none of ours', () => {
  expect(insertKeys('link-hidden-ffffffffffff-1', { [MARK]: KEY })).not.toContain(KEY)
})

test('what a server repeats of a mail is told without its keys', () => {
  expect(withoutKeys(`550 I do not like ?token=${KEY}`, { [MARK]: KEY })).not.toContain(KEY)
})

test('staff see that a link is hidden, and can’t follow it', () => {
  const html = `<a href="${ORIGIN}/a?token=${MARK}">Open</a> or ${ORIGIN}/a?token=${MARK}`

  expect(hasHiddenKeys(html)).toBe(true)
  expect(withLinksHidden(html)).toBe('<a title="Link hidden">Open</a> or [link hidden]')
})
