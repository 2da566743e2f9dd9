import { afterAll, expect, test } from 'vitest'

import { openInput, RETURN_URL, runningSandbox } from '../../../sandbox/tests/running-sandbox'

const sandbox = await runningSandbox()
afterAll(() => sandbox.close())

async function opened(number = '4000002760003184') {
  const result = await sandbox.gateway().open(openInput(await sandbox.cardToken(number)))
  if (result.kind !== 'requires_action') throw new Error(`It was ${result.kind}.`)
  if (result.action.type !== 'stripe_challenge') throw new Error(`It asks ${result.action.type}.`)
  return { ref: result.ref, clientSecret: result.action.clientSecret }
}

/** The bank's page, as the browser script finds it with the client secret. */
async function bankPage(clientSecret: string): Promise<string> {
  const id = clientSecret.split('_secret_')[0]
  const answer = await sandbox.request(`/v1/payment_intents/${id}?client_secret=${clientSecret}`, {
    headers: { authorization: 'Bearer pk_sandbox_0123456789abcdef0123456789abcdef' },
  })
  const { next_action } = await answer.json()
  return new URL(next_action.redirect_to_url.url).pathname
}

/** A payment whose cardholder is on the bank's page. */
async function atBank() {
  const { ref, clientSecret } = await opened()
  return { ref, path: await bankPage(clientSecret) }
}

const answerBank = (path: string, answer: string) =>
  sandbox.request(path, { method: 'POST', body: new URLSearchParams({ answer }) })

test.each(['4000002760003184', '4000000000003220'])(
  'card %s asks the bank first, and pays once the check is passed',
  async (number) => {
    const { ref, clientSecret } = await opened(number)
    expect(await sandbox.gateway().retrieve(ref)).toMatchObject({ status: 'requires_action' })

    const back = await answerBank(await bankPage(clientSecret), 'complete')

    expect(back.status).toBe(303)
    const url = new URL(back.headers.get('location') ?? '')
    expect(url.href.startsWith(RETURN_URL)).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      gateway: 'stripe',
      payment_intent: ref,
      payment_intent_client_secret: clientSecret,
      redirect_status: 'succeeded',
    })
    expect(await sandbox.gateway().retrieve(ref)).toMatchObject({ status: 'succeeded' })
  },
)

test.each(['fail', 'cancel', 'anything else'])('answer "%s" charges nothing', async (answer) => {
  const { ref, clientSecret } = await opened()

  const back = await answerBank(await bankPage(clientSecret), answer)

  expect(back.headers.get('location')).toContain('redirect_status=failed')
  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({
    status: 'failed',
    failure: { code: 'payment_intent_authentication_failure' },
  })
})

test('the same check can not be answered twice', async () => {
  const { ref, path } = await atBank()
  await answerBank(path, 'complete')

  const again = await answerBank(path, 'fail')

  expect(again.headers.get('location')).toContain('redirect_status=succeeded')
  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({ status: 'succeeded' })
})

test('a check answered twice at the same moment charges once', async () => {
  const { ref, path } = await atBank()
  const { orderId } = (await sandbox.gateway().retrieve(ref)) ?? {}

  await Promise.all([answerBank(path, 'complete'), answerBank(path, 'complete')])

  const { deliveries } = await sandbox.ledger()
  const told = deliveries.filter((delivery) => delivery.orderId === orderId)
  expect(told.map(({ eventType }) => eventType).sort()).toEqual([
    'payment_intent.requires_action',
    'payment_intent.succeeded',
  ])
})

test('a payment given up by the shop can not be completed at the bank', async () => {
  const { ref, path } = await atBank()

  expect(await sandbox.gateway().cancel(ref)).toMatchObject({ status: 'cancelled' })
  const back = await answerBank(path, 'complete')

  expect(back.headers.get('location')).toContain('redirect_status=failed')
  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({ status: 'cancelled' })
})

test('cancelling and completing at the same moment leave one truth', async () => {
  const { ref, path } = await atBank()

  const [cancelled, back] = await Promise.all([
    sandbox.gateway().cancel(ref),
    answerBank(path, 'complete'),
  ])

  const truth = await sandbox.gateway().retrieve(ref)
  expect(cancelled?.status).toBe(truth?.status)
  expect(back.headers.get('location')).toContain(
    `redirect_status=${truth?.status === 'succeeded' ? 'succeeded' : 'failed'}`,
  )
})

test('a paid payment can not be cancelled', async () => {
  const gateway = sandbox.gateway()
  const paid = await gateway.open(openInput(await sandbox.cardToken('4242424242424242')))

  expect(await gateway.cancel(paid.ref ?? '')).toMatchObject({ status: 'succeeded' })
})

test("without the client secret a browser learns nothing, and with it not the shop's notes", async () => {
  const { ref, clientSecret } = await opened()
  const headers = { authorization: 'Bearer pk_sandbox_0123456789abcdef0123456789abcdef' }

  const without = await sandbox.request(`/v1/payment_intents/${ref}`, { headers })
  const withIt = await sandbox.request(`/v1/payment_intents/${ref}?client_secret=${clientSecret}`, {
    headers,
  })

  expect(without.status).toBe(400)
  expect(await withIt.json()).not.toHaveProperty('metadata')
})
