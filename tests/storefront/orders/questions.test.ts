import { expect, test } from 'vitest'

import type { ThreadMessage } from '@/src/domain/orders/order-page'
import { threadWith } from '@/src/storefront/orders/page/Questions'

const message = (id: string, from: ThreadMessage['from']): ThreadMessage => ({
  id,
  at: '2026-11-21T12:00:00.000Z',
  from,
  name: null,
  body: `message ${id}`,
})

test('an answer that came meanwhile is shown when the page is read again, and nothing is shown twice', () => {
  const asked = message('1', 'customer')
  const sent = message('2', 'customer')
  const answer = message('3', 'staff')

  expect(threadWith([asked], [sent])).toEqual([asked, sent])
  expect(threadWith([asked, sent, answer], [sent])).toEqual([asked, sent, answer])
})
