import { afterEach, describe, expect, test, vi } from 'vitest'

import { type ArmedFailpoint, armFailpoint } from '@/src/lib/failpoints'
import { findDraft } from '@/src/services/checkout/draft'
import { resumeLink } from '@/src/services/checkout/resume-link'
import { resumeOffer } from '@/src/services/purchase/place/resume-offer'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { person } from '@/tests/support/people/people'

const { payload, shop, ours, choice } = await openForTrade()
let held: ArmedFailpoint | undefined

afterEach(() => held?.release())

type Buyer = ReturnType<typeof buyer>

const keyOf = (who: Buyer) => who.jar.get('charterdesk_draft') ?? ''

/** The link to the draft that a browser has open, as a mail to its owner carries it. */
function sealedLink(who: Buyer): string {
  const link = resumeLink('formation', keyOf(who), new Date(Date.now() + 60_000))
  return new URL(link).searchParams.get('token') ?? ''
}

const press = (who: Buyer, token: string, email = '') =>
  who.call('POST', '/checkout/continue', { token, email })

/** Eve begins an order; Ada is sent its link. */
async function planted() {
  const [eve, ada] = [buyer(), buyer()]
  await eve.fillIn(choice)
  return { eve, ada, link: sealedLink(eve), evesKey: keyOf(eve) }
}

const BY_PAYPAL = { gateway: 'paypal', consent: true } as const

const passIn = (headers: Headers) =>
  headers.getSetCookie().find((line) => line.startsWith('charterdesk_order='))

/** Another browser that has come by the same draft. */
function copyOf(key: string, as?: Parameters<typeof buyer>[0]): Buyer {
  const copy = buyer(as)
  copy.jar.set('charterdesk_draft', key)
  return copy
}

const draftOf = async (who: Buyer) => (await who.call('GET', '/checkout/draft')).body

describe('a link to somebody else’s order', () => {
  test('looked at as often as a mail scanner likes, changes nothing', async () => {
    const { eve, link, evesKey } = await planted()
    const before = await findDraft(payload, 'formation', evesKey)

    for (let time = 0; time < 3; time += 1) {
      await resumeOffer(payload, link, { user: null, held: () => undefined })
    }

    expect(await findDraft(payload, 'formation', evesKey)).toEqual(before)
    expect(await draftOf(eve)).toMatchObject({ draft: { step: 'confirm' } })
  })

  test('tells whose it is, and what it replaces here', async () => {
    const { ada, link } = await planted()
    await ada.fillIn(choice)

    const offer = await resumeOffer(payload, link, { user: null, held: () => keyOf(ada) })

    expect(offer).toMatchObject({
      startedBy: 'b•••@example.com',
      replaces: { startedAt: expect.any(String) },
      asksEmail: true,
    })
  })

  test('tells nothing that was typed into it but the masked address', async () => {
    const { eve, link } = await planted()
    await eve.fillIn(choice, { companyName: 'Call 555-0100 now', firstName: 'Evelyn' })

    const offer = await resumeOffer(payload, link, { user: null, held: () => undefined })

    expect(JSON.stringify(offer)).not.toMatch(/555-0100|Evelyn|buyer-/)
  })

  test('once continued, is closed to whoever began it, by cookie and by link', async () => {
    const { eve, ada, link } = await planted()
    expect(await press(ada, link)).toMatchObject({ status: 200 })
    expect(await ada.fillIn(choice, { companyName: 'Adas Own LLC' })).toMatchObject({ status: 200 })

    expect(await draftOf(eve)).toMatchObject({ draft: null })
    expect(await eve.complete(await shop.cardToken())).toMatchObject({
      status: 409,
      body: { error: { code: 'no_draft' } },
    })
    expect(await press(eve, link)).toMatchObject({ status: 410 })
    await eve.fillIn(choice, { companyName: 'Eves Word' }) // begins one of her own

    expect(await draftOf(ada)).toMatchObject({
      draft: { answers: { companyName: 'Adas Own LLC' } },
    })
  })

  test('leaves the contact details of whoever began it behind', async () => {
    const { ada, link } = await planted()

    expect(await press(ada, link)).toMatchObject({ body: { redirect: '/checkout?step=personal' } })

    const draft = await draftOf(ada)
    expect(draft).toMatchObject({ draft: { answers: { companyName: 'Harbor & Pine LLC' } } })
    expect(JSON.stringify(draft)).not.toMatch(/buyer-|Ada|Moss/)
  })

  test('keeps them for who knows the address on it, and refuses another one', async () => {
    const { eve, ada, link } = await planted()

    expect(await press(ada, link, 'mallory@example.com')).toMatchObject({
      status: 422,
      body: { error: { code: 'wrong_email' } },
    })
    expect(await press(ada, link, ` ${eve.email.toUpperCase()} `)).toMatchObject({ status: 200 })
    expect(await draftOf(ada)).toMatchObject({ draft: { answers: { email: eve.email } } })
  })

  test('keeps them for the browser that has the order open, and for its account', async () => {
    const { eve, link } = await planted()
    await press(eve, link)
    expect(await draftOf(eve)).toMatchObject({ draft: { answers: { email: eve.email } } })

    const grace = await person(payload)
    const [laptop, phone] = [buyer(grace), buyer(grace)]
    await laptop.fillIn(choice)
    await press(phone, sealedLink(laptop))
    expect(await draftOf(phone)).toMatchObject({ draft: { answers: { email: laptop.email } } })
  })

  test('pressed by ten at once, goes to one of them', async () => {
    const { link } = await planted()
    const many = Array.from({ length: 10 }, () => buyer())

    const answers = await Promise.all(many.map((one) => press(one, link)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(many.filter((one) => one.jar.has('charterdesk_draft'))).toHaveLength(1)
  })

  test('sent by a form of another site is refused', async () => {
    const { eve, link } = await planted()
    const { api } = await import('@/tests/support/api')
    const answer = await api('POST', '/checkout/continue', {
      body: { token: link },
      headers: { origin: 'https://evil.example' },
    })

    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await draftOf(eve)).toMatchObject({ draft: { step: 'confirm' } })
  })
})

describe('the order that comes of it', () => {
  test('is opened by nothing that whoever began the draft holds', async () => {
    const { eve, ada, link } = await planted()
    await eve.complete(await shop.cardToken('4000000000009995'))
    await eve.begin('razorpay') // she has a pass to the unpaid order
    const evesPass = eve.jar.get('charterdesk_order') ?? ''
    expect(evesPass).not.toBe('')
    await press(ada, link)
    expect(await eve.call('GET', '/orders/current')).toMatchObject({ status: 404 })
    await ada.fillIn(choice, { email: ada.email })
    expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })

    expect(await eve.call('GET', '/orders/current')).toMatchObject({ status: 404 })
    const again = await eve.complete(await shop.cardToken())
    expect(again).toMatchObject({ status: 409 })
    expect(again.headers.get('set-cookie')).toBeNull()
    const mallory = buyer(await person(payload))
    mallory.jar.set('charterdesk_order', evesPass)
    expect(await mallory.call('POST', '/orders/claim')).toMatchObject({ status: 404 })
    expect(await ours.order(ada.orderId())).toMatchObject({ user: null, email: ada.email })
    expect(await ada.call('GET', '/orders/current')).toMatchObject({ status: 200 })
  })

  test('belongs to no account that had the draft before', async () => {
    const eve = buyer(await person(payload))
    const ada = buyer()
    await eve.fillIn(choice)
    await eve.begin('razorpay')
    await press(ada, sealedLink(eve))
    await ada.fillIn(choice, { email: ada.email })
    await ada.complete(await shop.cardToken())

    expect(ada.orderId()).not.toBe(eve.orderId())
    expect(await ours.order(ada.orderId())).toMatchObject({ user: null, paymentStatus: 'paid' })
    expect(await ours.order(eve.orderId())).toMatchObject({ paymentStatus: 'pending' })
  })

  test('can not be placed with the old key while the new holder goes on', async () => {
    const { eve, ada, link } = await planted()
    held = armFailpoint('order-written', 'hang')
    const evesPress = eve.complete(await shop.cardToken())
    await held.reached

    expect(await press(ada, link)).toMatchObject({
      status: 409,
      body: { error: { code: 'paying' } },
    })
    held.release()
    expect(await evesPress).toMatchObject({ body: { status: 'paid' } })
    expect(await press(ada, link)).toMatchObject({ status: 410 })
  })

  test('once paid, is opened by no copy of the draft that paid it', async () => {
    const { eve, evesKey } = await planted()
    await eve.complete(await shop.cardToken())
    const copy = copyOf(evesKey, await person(payload))

    const answers = [
      await copy.call('POST', '/checkout/place', { ...BY_PAYPAL, expectedTotalMinor: 1 }),
      await copy.complete(await shop.cardToken()),
    ]

    for (const { headers } of answers) expect(passIn(headers)).toBeUndefined()
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/buyer-|Ada|Moss/)
    expect(await copy.call('GET', '/orders/current')).toMatchObject({ status: 404 })
    expect(await copy.call('POST', '/orders/claim')).toMatchObject({ status: 404 })
    expect(await eve.call('GET', '/orders/current')).toMatchObject({ status: 200 })
  })

  test('paid in one browser, is closed to the copy that tried before', async () => {
    const { eve, evesKey } = await planted()
    const copy = copyOf(evesKey)
    await copy.begin('razorpay')
    expect(await copy.call('GET', '/orders/current')).toMatchObject({ status: 200 })

    await eve.complete(await shop.cardToken())

    expect(await copy.call('GET', '/orders/current')).toMatchObject({ status: 404 })
    expect(await eve.call('GET', '/orders/current')).toMatchObject({ status: 200 })
  })

  test('paid in a window that was open before the copy tried, belongs to who paid', async () => {
    const { eve, evesKey } = await planted()
    const { ref } = await eve.begin('razorpay')
    const copy = copyOf(evesKey)
    await copy.begin('razorpay')
    expect(await copy.call('GET', '/orders/current')).toMatchObject({ status: 200 })

    await shop.payInWindow(ref)
    await settlePayment(payload, 'razorpay', ref)

    expect(await ours.order(eve.orderId())).toMatchObject({ paymentStatus: 'paid' })
    expect(await copy.call('GET', '/orders/current')).toMatchObject({ status: 404 })
    expect(await eve.call('GET', '/orders/current')).toMatchObject({ status: 200 })
  })

  test.each(['stripe', 'razorpay', 'paypal'] as const)(
    'while its holder opens a payment at %s, shows a copy of the draft no window',
    async (gateway) => {
      const { eve, evesKey } = await planted()
      await eve.begin('razorpay') // she has the pass to the order
      const copy = copyOf(evesKey)
      const press = async (who: Buyer) =>
        who.call('POST', '/checkout/place', {
          gateway,
          consent: true,
          expectedTotalMinor: 249_00,
          confirmationToken: await shop.cardToken('4000002760003184'),
        })
      held = armFailpoint('before-open', 'hang')
      const first = press(eve)
      await held.reached
      const find = vi.spyOn(payload, 'findByID')
      const [second, twice] = [press(copy), press(eve)]
      const looks = () => find.mock.calls.filter(([one]) => one.collection === 'payments').length
      await expect.poll(looks).toBeGreaterThan(3) // both watch the attempt that is under way
      find.mockRestore()
      held.release()

      const [hers, its, again] = [await first, await second, await twice]
      expect(hers).toMatchObject({ status: 200, body: { status: 'requires_action' } })
      expect(its).toMatchObject({ status: 409, body: { error: { code: 'paid_elsewhere' } } })
      expect(again.body).toEqual(hers.body)
    },
  )

  test('paid, opens again for the browser that holds its pass', async () => {
    const { eve, evesKey } = await planted()
    await eve.complete(await shop.cardToken())
    eve.jar.set('charterdesk_draft', evesKey) // as if the answer had been lost

    expect(await eve.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
    expect(await eve.call('GET', '/orders/current')).toMatchObject({ status: 200 })
  })

  test('pressed twice in one browser, keeps one pass', async () => {
    const ada = buyer()
    await ada.fillIn(choice)
    const tokens = await Promise.all([shop.cardToken(), shop.cardToken(), shop.cardToken()])
    await Promise.all(tokens.map((token) => ada.complete(token)))

    expect(await ada.call('GET', '/orders/current')).toMatchObject({ status: 200 })
  })
})
