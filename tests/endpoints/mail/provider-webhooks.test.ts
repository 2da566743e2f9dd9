import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { newsAddresses } from '@/src/services/mail/news/news-addresses'
import { isSnsAddress } from '@/src/services/mail/news/webhook-signature'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const payload = await testPayload()
const KEY = Buffer.from('a key that only this test knows').toString('base64')
await payload.updateGlobal({
  slug: 'privateSettings',
  data: { resendWebhookSecret: `whsec_${KEY}`, mailgunSigningKey: 'a signing key of Mailgun' },
  ...everything,
})

async function sent() {
  const to = `reader-${nextSerial()}@example.com`
  const sentAt = new Date().toISOString()
  const { id } = await builder(payload)('emails', { to, status: 'sent', sentAt, sentVia: 'smtp' })
  return { id, to }
}

type Provider = 'ses' | 'postmark' | 'resend' | 'mailgun'

async function post(provider: Provider, body: object, headers: Record<string, string> = {}) {
  const answer = await serveApi(
    new Request(newsAddresses()[provider], {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

const suppressed = async (email: string) =>
  (
    await payload.find({
      collection: 'suppressions',
      where: { email: { equals: email } },
      ...everything,
    })
  ).docs.map(({ reason }) => reason)

const seconds = () => String(Math.floor(Date.now() / 1000))

function svix(body: object, time = seconds(), key = KEY) {
  const text = `msg_1.${time}.${JSON.stringify(body)}`
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')
  return { 'svix-id': 'msg_1', 'svix-timestamp': time, 'svix-signature': `v1,${signature}` }
}

test('Postmark reports a bounce by the metadata of the mail, once', async () => {
  const { id, to } = await sent()
  const body = {
    RecordType: 'Bounce',
    Type: 'HardBounce',
    Email: to,
    Details: 'smtp;550 5.1.1 The email account does not exist',
    Metadata: { mail: id },
  }

  expect((await post('postmark', body)).body).toEqual({ recorded: 1 })
  expect((await post('postmark', body)).body).toEqual({ recorded: 0 })
  expect(await suppressed(to)).toEqual(['bounced'])
})

test('Resend is believed only with its signature over the raw body, and only for minutes', async () => {
  const { id, to } = await sent()
  const body = {
    type: 'email.bounced',
    data: {
      to: [to],
      headers: [{ name: 'X-Charterdesk-Mail', value: id }],
      bounce: { type: 'Permanent', message: 'The mailbox does not exist' },
    },
  }
  const old = String(Number(seconds()) - 3600)
  const wrong = [svix({ ...body, more: 1 }), svix(body, old), svix(body, seconds(), 'AAAA'), {}]
  for (const headers of wrong) expect((await post('resend', body, headers)).status).toBe(400)
  expect(await suppressed(to)).toEqual([])

  expect((await post('resend', body, svix(body))).body).toEqual({ recorded: 1 })
  expect(await suppressed(to)).toEqual(['bounced'])
})

test('Mailgun is believed only with its signature, and a refusal for spam suppresses nobody', async () => {
  const [gone, spam] = [await sent(), await sent()]
  const failed = (
    { id, to }: { id: string; to: string },
    message: string,
    key = 'a signing key of Mailgun',
  ) => {
    const [timestamp, token] = [seconds(), 'a token']
    return {
      signature: {
        timestamp,
        token,
        signature: createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'),
      },
      'event-data': {
        event: 'failed',
        severity: 'permanent',
        recipient: to,
        'user-variables': { mail: id },
        'delivery-status': { code: 550, message },
      },
    }
  }

  expect((await post('mailgun', failed(gone, '5.1.1 No such user', 'wrong'))).status).toBe(400)
  await post('mailgun', failed(gone, '5.1.1 No such user'))
  await post('mailgun', failed(spam, '5.7.1 Message looks like spam'))

  expect(await suppressed(gone.to)).toEqual(['bounced'])
  expect(await suppressed(spam.to)).toEqual([])
})

test('Amazon SES is believed only with a certificate of Amazon SNS', async () => {
  expect(isSnsAddress('https://sns.us-east-1.amazonaws.com/SimpleNotificationService-a.pem')).toBe(
    true,
  )
  for (const address of [
    'http://sns.us-east-1.amazonaws.com/a.pem',
    'https://sns.us-east-1.amazonaws.com.evil.example/a.pem',
    'https://evil.s3.amazonaws.com/a.pem',
    'https://sns.us-east-1.amazonaws.com:8443/a.pem',
    'https://a@sns.us-east-1.amazonaws.com/a.pem',
  ])
    expect({ address, isSns: isSnsAddress(address) }).toEqual({ address, isSns: false })
  const message = {
    Type: 'Notification',
    MessageId: '1',
    TopicArn: 'arn:aws:sns:us-east-1:1:bounces',
    Message: '{}',
    Timestamp: new Date().toISOString(),
    SignatureVersion: '2',
    Signature: 'AAAA',
    SigningCertURL: 'https://evil.s3.amazonaws.com/a.pem',
  }
  expect((await post('ses', message)).status).toBe(400)
})
