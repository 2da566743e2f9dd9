import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { failed, passed, testResult } from '@/src/domain/payments/connection-check'
import type { TestResult } from '@/src/payments/gateway'
import {
  gatewayFromKeys,
  gatewayRow,
  keysWith,
} from '@/src/services/payments/gateways/resolve-gateway'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { isAllowed, makeCast, PERSONAS } from '@/tests/support/people/personas'
import { runSql } from '@/tests/support/run-sql'

// The providers are not asked: what they would say is each test's to decide.
const says = vi.hoisted(() => ({ test: vi.fn<() => Promise<TestResult>>() }))
vi.mock(import('@/src/services/payments/gateways/resolve-gateway'), async (original) => {
  const real = await original()
  return {
    ...real,
    gatewayFromKeys: vi.fn((slug, keys, patience) => ({
      ...real.gatewayFromKeys(slug, keys, patience),
      test: says.test,
    })),
  }
})

const PUBLIC = 'pk_test_abcdefgh1234'
const SECRET = 'sk_test_secretsecret9876'
const WEBHOOK = 'whsec_secretsecret5432'
const KEYS = { publicKey: PUBLIC, secretKey: SECRET, webhookSecret: WEBHOOK }
const SECRETS = [SECRET, WEBHOOK]
const refusing = (message: string) => testResult([failed('List payments', 'unknown_key', message)])

const payload = await testPayload()
const cast = await makeCast(payload)
beforeAll(async () => {
  await cast.assign('payments')
})

beforeEach(async () => {
  says.test.mockResolvedValue(testResult([passed('List payments')]))
  await runSql({ payload }, sql`delete from rate_limits`)
  earlier = new Set((await entries()).map(({ id }) => id))
})
afterEach(async () => {
  await api('DELETE', '/gateways/stripe/keys', { as: cast.administrator })
  vi.clearAllMocks()
})

const call = (method: string, path: string, body?: object) =>
  api(method, path, { as: cast['sub-admin who may manage'], body })
const save = (body: object = KEYS) => call('PATCH', '/gateways/stripe/keys', body)
const row = () => gatewayRow({ payload }, 'stripe')
const errorOf = (body: unknown) => expect.objectContaining({ error: expect.objectContaining(body) })

let earlier: ReadonlySet<unknown> = new Set()

const entries = () => runSql({ payload }, sql`select * from audit_log order by created_at`)

/** What this test added to the audit log, from which nothing can be deleted. */
async function auditOf(): Promise<string> {
  return JSON.stringify((await entries()).filter(({ id }) => !earlier.has(id)))
}

describe('who may do what', () => {
  const ACTS = [
    ['PATCH', '/gateways/stripe/keys', KEYS],
    ['DELETE', '/gateways/stripe/keys', undefined],
    ['POST', '/gateways/stripe/test', KEYS],
    ['POST', '/gateways/stripe/enable', undefined],
    ['POST', '/gateways/stripe/disable', undefined],
    [
      'PATCH',
      '/gateways/razorpay/exchange-rate',
      { exchangeRate: 84, exchangeRateAsOf: '2026-11-03' },
    ],
    ['POST', '/gateways', undefined],
  ] as const

  test.each(ACTS)('%s %s is for holders of manage_payments', async (method, path, body) => {
    const allowed: string[] = []
    for (const persona of PERSONAS) {
      const { status } = await api(method, path, { as: cast.as(persona), body })
      if (![401, 403].includes(status)) allowed.push(persona)
    }
    expect(allowed).toEqual(PERSONAS.filter((persona) => isAllowed('manage', persona)))
  })

  test('whoever may only view is told which permission it takes', async () => {
    const answer = await api('POST', '/gateways/stripe/disable', {
      as: cast['sub-admin who may view'],
    })
    expect(answer.body).toEqual(
      errorOf({ message: 'Required permission: manage_payments (Manage Payment Gateways)' }),
    )
  })

  test('another site can’t press our buttons', async () => {
    const answer = await api('POST', '/gateways/stripe/disable', {
      as: cast.administrator,
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('saving keys', () => {
  test('keys that the provider accepts are saved and the gateway is enabled', async () => {
    const { status, body } = await save()

    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Stripe configuration saved successfully! The gateway is now enabled.',
    })
    const saved = await row()
    expect(saved).toMatchObject({ enabled: true, publicKey: PUBLIC, secretKeyLast4: '9876' })
    expect(saved.lastTest).toMatchObject({ ok: true })
    expect(keysWith(saved)).toMatchObject(KEYS)
  })

  test('keys that the provider refuses are not saved, and it is said why', async () => {
    says.test.mockResolvedValue(refusing('Stripe does not accept this secret key.'))
    const { status, body } = await save()

    expect(status).toBe(422)
    expect(body).toEqual(
      errorOf({
        code: 'gateway_test_failed',
        message: 'Stripe does not accept this secret key.',
      }),
    )
    expect(await row()).toMatchObject({ enabled: false, publicKey: null, secretKeyLast4: null })
  })

  test('keys can be saved without enabling, and are then not tried', async () => {
    const { body } = await save({ ...KEYS, enable: false })

    expect(body).toEqual({
      message: 'Stripe configuration saved successfully! The gateway is not enabled.',
    })
    expect(says.test).not.toHaveBeenCalled()
    expect(await row()).toMatchObject({ enabled: false, secretKeyLast4: '9876' })
  })

  test('what is left empty keeps what is saved', async () => {
    await save()
    await save({ webhookSecret: 'whsec_another-one-1111' })

    expect(keysWith(await row())).toMatchObject({
      publicKey: PUBLIC,
      secretKey: SECRET,
      webhookSecret: 'whsec_another-one-1111',
    })
  })

  test('of another account drop the webhook secret that was saved, unless it comes with them', async () => {
    await save()
    const others = { publicKey: 'pk_test_otherother99', secretKey: 'sk_test_otherother99' }

    expect(await save(others)).toMatchObject({ status: 200 })
    expect(keysWith(await row())).toMatchObject({ ...others, webhookSecret: '' })

    await save({ ...KEYS, webhookSecret: WEBHOOK })
    expect(keysWith(await row())).toMatchObject(KEYS)
    await save({ publicKey: PUBLIC, secretKey: SECRET })
    expect(keysWith(await row())).toMatchObject(KEYS)
  })

  test.each([
    [{ ...KEYS, secretKey: 'sk_live_secretsecret9876' }, 'secretKey'],
    [{ ...KEYS, publicKey: SECRET }, 'publicKey'],
    [{ publicKey: PUBLIC }, 'secretKey'],
    [{ ...KEYS, webhookSecret: 'nonsense' }, 'webhookSecret'],
    [{ ...KEYS, publicKey: 7 }, 'publicKey'],
    [{ ...KEYS, enable: 'yes' }, 'enable'],
  ])('wrong keys are refused with the field named: %#', async (body, field) => {
    const answer = await save(body)

    expect(answer.status).toBe(422)
    expect(answer.body).toEqual(errorOf({ fields: { [field]: expect.any(String) } }))
    expect(says.test).not.toHaveBeenCalled()
  })

  test('removing the keys disables the gateway and leaves nothing of them', async () => {
    await save()
    const { status } = await call('DELETE', '/gateways/stripe/keys')

    expect(status).toBe(200)
    const left = await row()
    expect(left).toMatchObject({ enabled: false, publicKey: null, secretKeyLast4: null })
    expect(keysWith(left)).toMatchObject({ publicKey: '', secretKey: '', webhookSecret: '' })
  })
})

describe('testing the connection', () => {
  test('typed keys are tried and nothing is saved', async () => {
    const { body } = await call('POST', '/gateways/stripe/test', KEYS)

    expect(body).toMatchObject({ ok: true, message: 'Stripe accepts the test keys.' })
    const left = await row()
    expect(left).toMatchObject({ publicKey: null, secretKeyLast4: null })
    expect(left.lastTest?.at).toBeFalsy()
  })

  test('without anything typed the saved keys are tried, and how it went is kept', async () => {
    await save()
    says.test.mockResolvedValue(refusing('Stripe did not answer. (timeout)'))
    const { body } = await call('POST', '/gateways/stripe/test', {})

    expect(body).toMatchObject({ ok: false, message: 'Stripe did not answer. (timeout)' })
    expect(vi.mocked(gatewayFromKeys).mock.lastCall?.[1]).toMatchObject(KEYS)
    expect((await row()).lastTest).toMatchObject({
      ok: false,
      message: 'Stripe did not answer. (timeout)',
    })
  })

  test('a provider that breaks is a failed test, not an error of ours', async () => {
    says.test.mockRejectedValue(new Error(`boom ${SECRET}`))
    const { status, body } = await call('POST', '/gateways/stripe/test', KEYS)

    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: false, message: 'Stripe did not respond.' })
  })

  test('nobody can try keys without end', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries += 1) {
      statuses.push((await call('POST', '/gateways/stripe/test', KEYS)).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  test('a gateway that does not exist is not found', async () => {
    expect((await call('POST', '/gateways/square/test', KEYS)).status).toBe(404)
  })
})

describe('enabling and disabling', () => {
  test('a gateway without keys can’t be enabled', async () => {
    const { status, body } = await call('POST', '/gateways/stripe/enable')

    expect(status).toBe(409)
    expect(body).toEqual(errorOf({ message: expect.stringContaining('Save its keys first') }))
  })

  test('it says so in the words of the specification', async () => {
    await save()
    expect((await call('POST', '/gateways/stripe/disable')).body).toEqual({
      message: 'Payment gateway disabled successfully!',
    })
    expect((await row()).enabled).toBe(false)
    expect((await call('POST', '/gateways/stripe/enable')).body).toEqual({
      message: 'Payment gateway enabled successfully!',
    })
    expect((await row()).enabled).toBe(true)
  })

  test('keys that stopped working can’t be enabled again', async () => {
    await save({ ...KEYS, enable: false })
    says.test.mockResolvedValue(refusing('Stripe does not accept this secret key.'))

    expect((await call('POST', '/gateways/stripe/enable')).status).toBe(422)
    expect(await row()).toMatchObject({ enabled: false, lastTest: { ok: false } })
  })
})

test('the exchange rate is kept with its day, and leaves the rest as it is', async () => {
  const input = { exchangeRate: 84.25, exchangeRateAsOf: '2026-11-03' }
  const { status } = await call('PATCH', '/gateways/razorpay/exchange-rate', input)

  expect(status).toBe(200)
  const { settings } = await gatewayRow({ payload }, 'razorpay')
  expect(settings?.exchangeRate).toBe(84.25)
  expect(settings?.exchangeRateAsOf).toContain('2026-11-03')
})

test.each([
  [{ exchangeRate: 0, exchangeRateAsOf: '2026-11-03' }, 'exchangeRate'],
  [{ exchangeRate: '83', exchangeRateAsOf: '2026-11-03' }, 'exchangeRate'],
  [{ exchangeRate: 83, exchangeRateAsOf: 'yesterday' }, 'exchangeRateAsOf'],
  [{ exchangeRate: 83, exchangeRateAsOf: '2999-01-01' }, 'exchangeRateAsOf'],
])('a wrong exchange rate is refused with the field named: %o', async (body, field) => {
  const answer = await call('PATCH', '/gateways/razorpay/exchange-rate', body)
  expect(answer.status).toBe(422)
  expect(answer.body).toEqual(errorOf({ fields: { [field]: expect.any(String) } }))
})

test('a gateway that lost its row gets it back, disabled and without keys', async () => {
  await payload.db.deleteMany({
    collection: 'paymentGateways',
    where: { type: { equals: 'stripe' } },
    req: {},
  })
  const { body } = await call('POST', '/gateways')

  expect(body).toEqual({ message: 'Payment gateways added: Stripe.' })
  expect(await row()).toMatchObject({ name: 'Stripe', enabled: false })
})

describe('no secret leaves the server', () => {
  test('not in any answer, to whoever asks', async () => {
    await save()
    says.test.mockResolvedValue(refusing('No.'))
    const id = (await row()).id
    const answers = await Promise.all([
      save(),
      call('POST', '/gateways/stripe/test', KEYS),
      call('POST', '/gateways/stripe/test', {}),
      call('PATCH', '/gateways/stripe/keys', { ...KEYS, webhookSecret: 'nonsense' }),
      api('GET', '/paymentGateways', { as: cast.administrator }),
      api('GET', `/paymentGateways/${id}?depth=3&showHiddenFields=true`, {
        as: cast.administrator,
      }),
      api('GET', '/payments/methods'),
    ])
    const all = JSON.stringify(answers.map(({ body }) => body))
    for (const secret of SECRETS) expect(all).not.toContain(secret)
    expect(all).not.toContain('Sealed')
  })

  test('not in the audit log, which tells who changed what', async () => {
    await save()
    await call('POST', '/gateways/stripe/test', { ...KEYS, publicKey: 'pk_test_another12345' })
    await call('POST', '/gateways/stripe/disable')
    const log = await auditOf()

    for (const secret of SECRETS) expect(log).not.toContain(secret)
    expect(log).not.toContain('v1.')
    expect(log).toContain('9876')
    expect(log).toContain('"action":"test"')
    expect(log).toContain(cast['sub-admin who may manage'].id)
  })
})

describe('replaying a webhook', () => {
  const queued = async (id: string) => {
    const rows = await runSql(
      { payload },
      sql`select data from pgboss.job where name = 'settle-payment' and data ->> 'eventId' = ${id}`,
    )
    return rows.map(({ data }) => data)
  }
  const failed = (ref: string | null) =>
    builder(payload)('webhookEvents', { status: 'failed', error: 'No answer', attempts: 9, ref })

  test('has the worker settle its payment again, and says who asked for it', async () => {
    const { id } = await failed('pi_test_replayed')
    const { status } = await call('POST', `/webhook-events/${id}/replay`)

    expect(status).toBe(200)
    expect(await queued(id)).toMatchObject([
      { gateway: 'stripe', ref: 'pi_test_replayed', eventId: id },
    ])
    const event = await payload.findByID({
      collection: 'webhookEvents',
      id,
      overrideAccess: true, // looking at what was written
    })
    expect(event).toMatchObject({ status: 'received', error: null })
    expect(await auditOf()).toContain('"action":"replay"')
  })

  test('is for holders of manage_payments', async () => {
    const { id } = await failed('pi_test_kept')
    const answer = await api('POST', `/webhook-events/${id}/replay`, {
      as: cast['sub-admin who may view'],
    })
    expect(answer.status).toBe(403)
    expect(await queued(id)).toEqual([])
  })

  test('makes no sense for an event about no payment, nor for one that never was', async () => {
    const { id } = await failed(null)
    expect((await call('POST', `/webhook-events/${id}/replay`)).status).toBe(409)
    expect((await call('POST', '/webhook-events/nonsense/replay')).status).toBe(404)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await call('POST', `/webhook-events/${unknown}/replay`)).status).toBe(404)
  })
})
