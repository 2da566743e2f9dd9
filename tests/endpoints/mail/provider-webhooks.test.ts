import { createHmac, randomUUID, sign } from 'node:crypto'

import { expect, onTestFinished, test, vi } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { newsAddresses } from '@/src/services/mail/news/news-addresses'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { selfSigned } from '@/tests/support/mail/self-signed'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const payload = await testPayload()
const KEY = Buffer.from('a key that only this test knows').toString('base64')
await payload.updateGlobal({
  slug: 'privateSettings',
  data: { resendWebhookSecret: `whsec_${KEY}`, mailgunSigningKey: 'a signing key of Mailgun' },
  ...everything,
})

async function sent(changes: object = {}) {
  const to = `reader-${nextSerial()}@example.com`
  const mail = { to, status: 'sent', sentAt: new Date().toISOString(), sentVia: 'smtp' } as const
  const { id } = await builder(payload)('emails', { ...mail, ...changes })
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

test('an email that only its provider’s id names is found, by Resend as by SES', async () => {
  const providerId = randomUUID()
  const { to } = await sent({ providerId })
  const body = {
    type: 'email.bounced',
    data: { to: [to], email_id: providerId, bounce: { type: 'Permanent', message: 'No mailbox' } },
  }

  expect((await post('resend', body, svix(body))).body).toEqual({ recorded: 1 })
  expect(await suppressed(to)).toEqual(['bounced'])
})

const CERTIFICATE = 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-test.pem'
const { privateKey, certificate } = selfSigned()

/** Amazon’s network for a test: the certificate at its address, and who was asked for what. */
function amazon() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(certificate)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

/** What SNS posts, signed by its second version over the fields that it names. */
function sns(changes: object = {}, signed: readonly string[] = []) {
  const message: Record<string, string> = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: 'arn:aws:sns:us-east-1:1:bounces',
    Message: '{}',
    Timestamp: new Date().toISOString(),
    SignatureVersion: '2',
    SigningCertURL: CERTIFICATE,
    ...changes,
  }
  const text = ['Message', 'MessageId', ...signed, 'Timestamp', 'TopicArn', 'Type']
    .sort()
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')
  return { ...message, Signature: sign('sha256', Buffer.from(text), privateKey).toString('base64') }
}

const sesBounce = (to: string, mail: object) =>
  JSON.stringify({
    notificationType: 'Bounce',
    mail,
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: to, diagnosticCode: 'smtp; 550 5.1.1 user unknown' }],
    },
  })

test('a message that Amazon SNS has signed suppresses the address and marks the email', async () => {
  amazon()
  const messageId = `0100019a1b2c3d4e-${randomUUID()}-000000`
  const [byHeader, byId] = [await sent(), await sent({ providerId: messageId })]
  const headers = [{ name: 'X-Charterdesk-Mail', value: byHeader.id }]
  for (const [{ to }, mail] of [
    [byHeader, { headers }],
    [byId, { messageId }],
  ] as const) {
    const message = sns({ Message: sesBounce(to, mail) })
    expect((await post('ses', message)).body).toEqual({ recorded: 1 })
  }
  for (const { id, to } of [byHeader, byId]) {
    expect(await suppressed(to)).toEqual(['bounced'])
    expect(await payload.findByID({ collection: 'emails', id, ...everything })).toMatchObject({
      status: 'failed',
      lastError: 'Bounced: 550 5.1.1 user unknown',
    })
  }
})

test('a message of SNS that was changed, replayed later or signed elsewhere is refused', async () => {
  const asked = amazon()
  const { id, to } = await sent()
  const Message = sesBounce(to, { headers: [{ name: 'X-Charterdesk-Mail', value: id }] })
  const anHourAgo = new Date(Date.now() - 61 * 60_000).toISOString()
  for (const message of [
    { ...sns(), Message },
    sns({ Message, Timestamp: anHourAgo }),
    ...[
      'http://sns.us-east-1.amazonaws.com/a.pem',
      'https://sns.us-east-1.amazonaws.com.evil.example/a.pem',
      'https://evil.s3.amazonaws.com/a.pem',
      'https://sns.us-east-1.amazonaws.com:8443/a.pem',
      'https://a@sns.us-east-1.amazonaws.com/a.pem',
    ].map((SigningCertURL) => sns({ Message, SigningCertURL })),
  ]) {
    expect((await post('ses', message)).status).toBe(400)
  }
  expect(asked.filter((address) => address !== CERTIFICATE)).toEqual([])
  expect(await suppressed(to)).toEqual([])
})

test('a subscription is confirmed at Amazon SNS alone', async () => {
  const asked = amazon()
  const Type = 'SubscriptionConfirmation'
  const confirm = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc'
  for (const SubscribeURL of ['https://internal.example/', confirm]) {
    const message = sns({ Type, SubscribeURL, Token: 'abc' }, ['SubscribeURL', 'Token'])
    expect((await post('ses', message)).body).toEqual({ recorded: 0 })
  }
  expect(asked.filter((address) => address !== CERTIFICATE)).toEqual([confirm])
})
