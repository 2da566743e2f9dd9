import { expect, test } from 'vitest'

import { privatePage, subjectPath } from '@/src/domain/platform/permissions/private-pages'
import { isId } from '@/src/domain/vocabulary/id'

const ID = '11111111-2222-4333-8444-555555555555'

test('a page about one thing of somebody’s is known by its address', () => {
  expect(privatePage(`/dashboard/orders/${ID}`)).toEqual({ kind: 'ownOrder', id: ID })
  expect(privatePage(`/dashboard/orders/${ID}/templates`)).toEqual({ kind: 'ownTemplates', id: ID })
  expect(privatePage(`/dashboard/companies/${ID}`)).toEqual({ kind: 'ownCompany', id: ID })
  expect(privatePage(`/dashboard/support/${ID}`)).toEqual({ kind: 'ownTicket', id: ID })
  expect(privatePage(`/orders/${ID}/pay`)).toEqual({ kind: 'order', id: ID })
  expect(privatePage(`/receipts/${ID}`)).toEqual({ kind: 'receipt', id: ID })
})

test('lists, files and links with a token are none', () => {
  for (const path of ['/dashboard/orders', `/orders/${ID}/open`, `/receipts/${ID}/pdf`, '/']) {
    expect(privatePage(path), path).toBeNull()
  }
})

test('what could be no id is told apart without asking anybody', () => {
  expect([isId(ID), isId('nonsense'), isId(`${ID}0`)]).toEqual([true, false, false])
})

test.each([
  [`/orders/${ID}/open`, `/orders/${ID}`],
  [`/support/tickets/${ID}/open?token=`, `/support/tickets/${ID}`],
  [`/orders/${ID}/open?token=abc`, `/orders/${ID}/open`],
  [`/dashboard/documents?orderId=${ID}`, `/dashboard/orders/${ID}`],
  ['/dashboard/documents', '/dashboard/documents'],
])('%s is about %s', (address, subject) => {
  expect(subjectPath(new URL(address, 'http://localhost'))).toBe(subject)
})
