import { expect, test } from 'vitest'

import { browser } from '@/tests/support/browser'
import { mailedLink } from '@/tests/support/mail/mailbox'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { settleQueued } from '@/tests/support/orders/trading'
import { person } from '@/tests/support/people/people'

const { payload, shop, ours, choice } = await openForTrade()

/** Lets every webhook arrive, and does the work that follows. */
async function hear(): Promise<void> {
  await expect.poll(() => shop.onTheirWay(), { timeout: 20_000 }).toBe(0)
  await settleQueued(payload)
}

const switchTo = (name: string, value: string) => shop.control('switches', { name, value })

type Buyer = ReturnType<typeof buyer>

/** Pays in a way that takes days; gives the payment's id at the gateway, by which it ends. */
const PAYING = {
  stripe: async (ada: Buyer) => {
    await switchTo('stripe_method', 'us_bank_account')
    await ada.complete(await shop.cardToken())
    const [payment] = await ours.payments(ada.orderId())
    return payment?.gatewayRef ?? ''
  },
  paypal: async (ada: Buyer) => {
    await switchTo('paypal_pending', 'ECHECK')
    const { action } = await ada.begin('paypal')
    await ada.comeBack(await shop.answerPaypal(action.url))
    const waiting = await (await shop.control('waiting')).json()
    return waiting.waiting.find(({ gateway }: { gateway: string }) => gateway === 'paypal').id
  },
} as const

const ENDS = {
  stripe: { confirmed: 'succeeded', declined: 'failed' },
  paypal: { confirmed: 'completed', declined: 'denied' },
} as const

async function opened(email: string, template: string) {
  const { url } = await mailedLink(payload, email, template)
  const [, , order] = url.pathname.split('/')
  const answer = await browser().post('/orders/open', {
    order,
    token: url.searchParams.get('token'),
    to: url.searchParams.get('to') ?? undefined,
  })
  return answer.body
}

test.each(['stripe', 'paypal'] as const)(
  'a guest whose %s payment takes days gets one email with the link, and one if it is declined',
  async (gateway) => {
    const ada = buyer()
    await ada.fillIn(choice)
    const ref = await PAYING[gateway](ada)
    const id = ada.orderId()
    await hear()
    for (const event of await shop.eventsOf(id)) await shop.redeliver(event, 2, true)
    await hear()

    expect(await ours.payments(id)).toMatchObject([{ status: 'processing' }])
    expect(await ours.mails(id, 'payment-pending')).toHaveLength(1)
    expect(await opened(ada.email, 'payment-pending')).toEqual({ redirect: `/orders/${id}` })

    await shop.control('end', { gateway, id: ref, end: ENDS[gateway].declined })
    await hear()
    expect(await ours.mails(id, 'payment-declined')).toHaveLength(1)
    expect(await opened(ada.email, 'payment-declined')).toEqual({ redirect: `/orders/${id}/pay` })
    expect(await ours.mails(id, 'receipt')).toHaveLength(0)
  },
)

test.each(['stripe', 'paypal'] as const)(
  'a confirmed %s payment brings the receipt and no other email; an account’s link signs in',
  async (gateway) => {
    const ada = buyer(await person(payload))
    await ada.fillIn(choice)
    const ref = await PAYING[gateway](ada)
    const id = ada.orderId()
    await hear()
    await shop.control('end', { gateway, id: ref, end: ENDS[gateway].confirmed })
    await hear()

    const [pending] = await ours.mails(id, 'payment-pending')
    expect(pending?.text).toContain(`/dashboard/orders/${id}`)
    expect(pending?.text).not.toContain('token=')
    expect(await ours.mails(id, 'receipt')).toHaveLength(1)
    expect(await ours.mails(id, 'payment-declined')).toHaveLength(0)
  },
)

test('a card that is declined at once is told on the page, and not by email', async () => {
  const ada = buyer()
  await ada.fillIn(choice)
  await ada.complete(await shop.cardToken('4000000000000002'))

  expect(await ours.mails(ada.orderId(), 'payment-declined')).toHaveLength(0)
})
