import type { Endpoint, PayloadRequest } from 'payload'
import {
  plainStaffActions,
  staffActions,
  staffRowActions,
} from '@/endpoints/platform/staff-actions'
import { requireRecentFactor } from '@/src/access/second-factor'
import { isMailTopic } from '@/src/domain/mail/mail-preferences'
import {
  mailSettingsInput,
  mailTestInput,
  SAVED_LABELS,
} from '@/src/domain/mail/mail-settings-input'
import { WEBHOOK_PROVIDERS, type WebhookProvider } from '@/src/domain/mail/provider-events'
import { readSendPulseEvents } from '@/src/domain/mail/sendpulse-events'
import { liftInput, suppressInput, suppressListInput } from '@/src/domain/mail/suppression-input'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, get, post, postFromAnywhere } from '@/src/lib/http/endpoint'
import { jsonIn } from '@/src/lib/json-in'
import { isDerivedToken } from '@/src/lib/tokens'
import {
  choosePreferences,
  subscriberOf,
  unsubscribe,
} from '@/src/services/mail/consent/unsubscribe'
import { receiveProvider } from '@/src/services/mail/news/receive-provider'
import { receiveMailReport, receiveSendPulse } from '@/src/services/mail/news/receive-report'
import { sendMailAgain } from '@/src/services/mail/send-again'
import {
  readMailSettings,
  saveMailSettings,
  sendTestMail,
} from '@/src/services/mail/settings/mail-settings'
import {
  addSuppression,
  importSuppressions,
  liftSuppression,
} from '@/src/services/mail/suppressions/change-suppressions'
import { limitRate } from '@/src/services/platform/limit-rate'

/** The fields of a form, however it is encoded. @throws AppError 400 for what is no form */
async function fieldsOf(req: PayloadRequest): Promise<[name: string, value: string][]> {
  const type = req.headers.get('content-type') ?? ''
  try {
    if (type.startsWith('multipart/form-data')) {
      return [...((await req.formData?.()) ?? [])].map(([name, value]) => [name, String(value)])
    }
    return [...new URLSearchParams((await req.text?.()) ?? '')]
  } catch {
    throw new AppError('bad_request', 'The request is not valid.', 400)
  }
}

/** What a link of ours carries, and nothing else of an address. */
function queryOf({ searchParams }: PayloadRequest, more: Record<string, string> = {}): string {
  const kept = ['to', 'of', 'token'].flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value.slice(0, 500)] as const] : []
  })
  return new URLSearchParams({ ...Object.fromEntries(kept), ...more }).toString()
}

const seeOther = (query: string) =>
  new Response(null, { status: 303, headers: { location: `/unsubscribe?${query}` } })

/** The page's own forms: its button, and the topics that are ticked. */
const choose = post('/mail/preferences', async (req) => {
  const fields = await fieldsOf(req)
  const isChoice = fields.some(([name, value]) => name === 'do' && value === 'choose')
  const who = subscriberOf(req.searchParams)
  const topics = fields.flatMap(([name, value]) =>
    name === 'topic' && isMailTopic(value) ? [value] : [],
  )
  if (who && isChoice) await choosePreferences(req, who, topics)
  else if (who) await unsubscribe(req, who)
  else return seeOther(queryOf(req))
  return seeOther(queryOf(req, { done: isChoice && topics.length > 0 ? 'saved' : 'unsubscribed' }))
})

const unsubscribeEndpoints: Endpoint[] = [
  /**
   * Where mail programs unsubscribe their reader (RFC 8058). Only a POST with exactly those words acts,
   * without a cookie; a link that we never wrote is answered alike.
   */
  postFromAnywhere('/mail/unsubscribe', async (req) => {
    const fields = await fieldsOf(req)
    const [first] = fields
    if (fields.length !== 1 || first?.[0] !== 'List-Unsubscribe' || first[1] !== 'One-Click') {
      throw new AppError('bad_request', 'Send List-Unsubscribe=One-Click to unsubscribe.', 400)
    }
    const who = subscriberOf(req.searchParams)
    if (who) await unsubscribe(req, who)
    return new Response('You are unsubscribed.\n', {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }),
  /** A person or a scanner that only looks is shown the page. */
  get('/mail/unsubscribe', async (req) => seeOther(queryOf(req))),
  choose,
]

const change = staffActions('changeSuppressions')
const changeRow = staffRowActions('suppression', 'changeSuppressions')

/** Who gets no marketing mail, as far as staff decide it. */
const suppressionEndpoints: Endpoint[] = [
  change('/mail/suppressions', suppressInput, async (req, input) => {
    await addSuppression(req, input)
    return { message: `${input.email} gets no more marketing email.` }
  }),
  changeRow('/mail/suppressions/:id/lift', liftInput, async (req, id, { reason }) => {
    const email = await liftSuppression(req, id, reason)
    return { message: `${email} was taken off the list.` }
  }),
  change('/mail/suppressions/import', suppressListInput, async (req, input) => {
    const { added, known, refused, bad } = await importSuppressions(req, input)
    const parts = [
      `${plural(added, 'address', 'addresses')} added.`,
      known > 0 && `${known} already on the list.`,
      refused > 0 && `${plural(refused, 'line')} without an address skipped.`,
    ]
    return { message: parts.filter(Boolean).join(' '), added, known, refused, bad }
  }),
]

/** @throws AppError 401 or Forbidden: to set where mail goes is to read all that it carries */
async function requireAdministrator(req: PayloadRequest): Promise<void> {
  if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
  await readMailSettings(req)
}

/** How mail leaves the house: saved, and tried. */
const mailSettingsEndpoints: Endpoint[] = [
  post('/mail/settings', async (req) => {
    await requireAdministrator(req)
    const input = parseInput(mailSettingsInput, await bodyOf(req))
    await saveMailSettings(req, input)
    return Response.json({ message: SAVED_LABELS[input.mailTransport] })
  }),
  post('/mail/settings/test', async (req) => {
    await requireAdministrator(req)
    await requireRecentFactor(req)
    const { to } = parseInput(mailTestInput, await bodyOf(req))
    await limitRate(req, 'mail-test', req.user?.id)
    const { isSandbox, security } = await sendTestMail(req, to)
    return Response.json({
      message: isSandbox
        ? 'Test email sent successfully! It went to the mail sandbox on this machine.'
        : `Test email sent successfully! The server took it over ${security}.`,
    })
  }),
]

/** @throws AppError 404 unless the address carries the secret that we gave for this kind of news */
function requireSecret(
  { routeParams }: PayloadRequest,
  kind: 'sendpulse' | 'bounces' | WebhookProvider,
): void {
  const given = routeParams?.secret
  if (typeof given === 'string' && isDerivedToken('mailNews', kind, given)) return
  throw new AppError('not_found', 'There is nothing here.', 404)
}

/** Where a mail server hands on the bounces and complaints that come back, as they are. */
const bounces = postFromAnywhere('/mail/bounces/:secret', async (req) => {
  requireSecret(req, 'bounces')
  const raw = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  return Response.json({ recorded: await receiveMailReport(req.payload, raw) })
})

/** No report of a single mail is larger. */
const MOST_BYTES = 1_000_000

/** Where Amazon SES, Postmark, Resend and Mailgun report what became of mails. */
const webhook = (provider: WebhookProvider) =>
  postFromAnywhere(`/mail/events/${provider}/:secret`, async (req) => {
    requireSecret(req, provider)
    const raw = (await req.text?.()) ?? ''
    if (raw.length > MOST_BYTES) throw new AppError('too_large', 'This is too large.', 413)
    const posted = { headers: req.headers, raw }
    return Response.json({ recorded: await receiveProvider(req.payload, provider, posted) })
  })

const mailNewsEndpoints: Endpoint[] = [
  /** SendPulse's delivery webhook. It is not signed, so its address is the secret. */
  postFromAnywhere('/mail/events/sendpulse/:secret', async (req) => {
    requireSecret(req, 'sendpulse')
    const events = readSendPulseEvents(jsonIn((await req.text?.()) ?? ''))
    if (!events) throw new AppError('bad_request', 'Expected a list of events.', 400)
    return Response.json({ recorded: await receiveSendPulse(req.payload, events) })
  }),
  bounces,
  ...WEBHOOK_PROVIDERS.map(webhook),
]

/** What staff do about mail, what its readers choose, and what its servers tell. */
export const mailEndpoints: Endpoint[] = [
  /** Puts a mail that did not go out back into the queue. */
  plainStaffActions('email', 'sendMailAgain')('/emails/:id/send-again', async (req, id) => {
    const to = await sendMailAgain(req, id)
    return { to, message: `Sending again to ${to}.` }
  }),
  ...mailSettingsEndpoints,
  ...suppressionEndpoints,
  ...unsubscribeEndpoints,
  ...mailNewsEndpoints,
]
