import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { endpoints } from '@/endpoints/index'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { PNG } from '@/tests/support/files'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { DRAWN } from '@/tests/support/signing/signing'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** What belongs to the first customer. */
type Owned = Record<
  | 'order'
  | 'document'
  | 'attachment'
  | 'ticket'
  | 'task'
  | 'subscription'
  | 'session'
  | 'link'
  | 'user'
  | 'lead'
  | 'paper'
  | 'inkPaper',
  string
>

type Try = { readonly of: keyof Owned; readonly body?: object }

/** How someone would try each endpoint that takes an id of a customer's, in words that it takes. */
const TRIES: Readonly<Record<string, Try>> = {
  'post /orders/:id/pay': {
    of: 'order',
    body: { gateway: 'paypal', expectedTotalMinor: 249_00, consent: true },
  },
  'get /orders/:id/filing': { of: 'order' },
  'patch /orders/:id/filing': { of: 'order', body: { answers: {} } },
  'get /orders/:id/packet': { of: 'order' },
  'post /orders/:id/library/:key': { of: 'order', body: {} },
  'post /orders/:id/clauses': { of: 'order', body: { choices: {} } },
  'get /orders/:id/details/:service': { of: 'order' },
  'patch /orders/:id/details/:service': { of: 'order', body: { answers: {} } },
  'post /orders/:id/messages': { of: 'order', body: { message: 'Where is it?' } },
  'post /orders/:id/extras': { of: 'order', body: { addonId: UNKNOWN } },
  'post /orders/:id/remove': { of: 'order', body: {} },
  'post /orders/:id/rejection': { of: 'order', body: { choice: 'handle', service: 'llc' } },
  'post /orders/:id/refund-request': {
    of: 'order',
    body: { reason: 'I have changed my mind', lines: [] },
  },
  'get /orders/:id/tracking': { of: 'order' },
  'get /documents/:id/download': { of: 'document' },
  'get /documents/:id/view': { of: 'document' },
  'delete /documents/:id/upload': { of: 'document' },
  'get /support/tickets/:id/messages': { of: 'ticket' },
  'post /support/tickets/:id/messages': { of: 'ticket', body: { body: 'And now?' } },
  'get /support/tickets/:id/attachments/:document/view': { of: 'ticket' },
  'get /support/tickets/:id/attachments/:document/download': { of: 'ticket' },
  'post /support/tickets/:id/close': { of: 'ticket', body: {} },
  'post /support/tickets/:id/read': { of: 'ticket', body: {} },
  'post /subscriptions/:id/cancel': { of: 'subscription', body: {} },
  'post /subscriptions/:id/resume': { of: 'subscription', body: {} },
  'delete /account/sessions/:id': { of: 'session' },
  'patch /compliance/tasks/:id': { of: 'task', body: { isCompleted: true } },
  'post /compliance/tasks/:id': { of: 'task', body: { isCompleted: true } },
  'post /compliance/tasks/:id/order': { of: 'task', body: {} },
  'post /signing/:id/start': { of: 'paper', body: {} },
  'post /signing/:id/consent': { of: 'paper', body: { version: '1', agree: true } },
  'get /signing/:id/pages/:page': { of: 'paper' },
  'get /signing/:id/file': { of: 'paper' },
  'post /signing/:id/sign': { of: 'paper', body: { mark: DRAWN, sha256: 'b'.repeat(64) } },
  'get /signing/:id/print': { of: 'inkPaper' },
  'post /signing/:id/scan': { of: 'inkPaper', body: {} },
}

/** Those of the staff, who are told apart from everybody else before any id is looked at. */
const OF_STAFF: Readonly<Record<string, keyof Owned>> = {
  'post /orders/:id/refund': 'order',
  'post /orders/:id/timeline': 'order',
  'post /orders/:id/searched-by-hand': 'order',
  'post /screening/:id/decide': 'user',
  'post /papers/:id/signers/:signer/resend': 'paper',
  'post /scans/:id/decide': 'paper',
  'post /orders/:id/resend-receipt': 'order',
  'post /orders/:id/filing/reveal': 'order',
  'post /orders/:id/details/:service/reveal': 'order',
  'post /sitePages/versions/:id': 'user',
  'post /applications/:id/move': 'user',
  'post /applications/:id/notes': 'user',
  'post /applications/:id/rating': 'user',
  'post /applications/:id/owner': 'user',
  'post /applications/:id/stop-email': 'user',
  'post /applications/:id/remove': 'user',
  'post /tickets/:id/answer': 'ticket',
  'post /tickets/:id/whatsapp-template': 'ticket',
  'post /tickets/:id/read': 'ticket',
  'post /tickets/:id/merge': 'ticket',
  'post /tickets/:id/status': 'ticket',
  'post /tickets/:id/assign': 'ticket',
  'post /tickets/:id/change': 'ticket',
  'post /tickets/:id/answer/take-back': 'ticket',
  'post /tickets/:id/undo': 'ticket',
  'post /tickets/:id/writing': 'ticket',
  'get /tickets/:id/news': 'ticket',
  'get /tickets/:id/attachments/:document': 'ticket',
  'post /users/:id/invite': 'user',
  'post /affiliates/:id/payout-account': 'link',
  'post /affiliates/:id/rate': 'link',
  'post /affiliates/:id/active': 'link',
  'post /affiliates/commissions/:id/review': 'link',
  'post /compliance/tasks/:id/completion': 'task',
  'delete /compliance/tasks/:id': 'task',
  'get /compliance/customers/:id/orders': 'user',
  'post /orders/:id/step': 'order',
  'post /orders/:id/step/take-back': 'order',
  'post /orders/:id/status': 'order',
  'post /orders/:id/notes': 'order',
  'post /orders/:id/contact': 'order',
  'post /orders/:id/email': 'order',
  'post /orders/:id/records': 'order',
  'post /orders/:id/assign': 'order',
  'post /orders/:id/undo': 'order',
  'post /users/:id/details': 'user',
  'post /users/:id/role': 'user',
  'post /users/:id/rights': 'user',
  'post /users/:id/sessions/end': 'user',
  'post /users/:id/reset-two-factor': 'user',
  'post /users/:id/view-as': 'user',
  'post /users/:id/erase': 'user',
  'get /affiliates/:id/payout-account': 'link',
  'post /leads/:id/notes': 'lead',
  'post /leads/:id/owner': 'lead',
  'post /leads/:id/conversion': 'lead',
  'post /leads/:id/call': 'lead',
  'post /leads/:id/remove': 'lead',
  'post /leads/:id/restore': 'lead',
  'post /leads/imports/:id/undo': 'lead',
}

/** Those whose parameter names no row of a customer's. */
const NOT_OF_A_CUSTOMER =
  /^\w+ \/(?:account\/factor|addons|careers|checkoutPackages|emails|gateways|follow-ups|jobs|mail|marketing|official-forms|packages|payments|seal-key|seo|states|visual-editor|webhook-events)\//

let payload: Payload
let owner: SignedIn
let stranger: SignedIn
let owned: Owned

const opened = z.object({ ticket: z.object({ id: z.string() }) })
const said = z.object({
  messages: z.tuple([z.object({ attachments: z.tuple([z.object({ id: z.string() })]) })]),
})

/** Has the owner ask with a picture. */
async function ask(): Promise<Pick<Owned, 'ticket' | 'attachment'>> {
  const form = new FormData()
  const fields = { topic: 'other', subject: 'A question', message: 'With a picture' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('files', new File([PNG], 'picture.png', { type: 'image/png' }))
  const answer = await api('POST', '/support/tickets', { as: owner, body: form })
  const { id } = opened.parse(answer.body).ticket
  const thread = await api('GET', `/support/tickets/${id}/messages`, { as: owner })
  return { ticket: id, attachment: said.parse(thread.body).messages[0].attachments[0].id }
}

beforeAll(async () => {
  payload = await testPayload()
  const build = builder(payload)
  const account = await build('users')
  await signIn(payload, account.email) // the session that a stranger would like to end
  owner = await signIn(payload, account.email)
  stranger = await person(payload)
  const order = (await build('orders', { user: owner.id })).id
  const rows = await Promise.all([
    build('documents', { user: owner.id, order, fileUrl: 'https://example.com/paper' }),
    build('complianceTasks', { user: owner.id, order }),
    build('subscriptions', { user: owner.id, order }),
    build('affiliateLinks', { user: owner.id }),
  ])
  const [document = '', task = '', subscription = '', link = ''] = rows.map(({ id }) => id)
  const { sessions } = await payload.findByID({
    collection: 'users',
    id: owner.id,
    showHiddenFields: true,
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  const session = sessionKey(sessions?.[0]?.id ?? '')
  const { ticket, attachment } = await ask()
  const lead = (await build('leads')).id
  const signer = { key: 'member-1', name: 'Grace Hill', role: 'Member', email: account.email }
  const paper = await build('papers', {
    order,
    kind: 'operating_agreement',
    signature: 'electronic',
    signers: [signer],
  })
  const inkPaper = await build('papers', { order, kind: 'form_ss-4', signature: 'ink' })
  owned = {
    order,
    document,
    attachment,
    ticket,
    task,
    subscription,
    session,
    link,
    lead,
    paper: paper.id,
    inkPaper: inkPaper.id,
    user: owner.id,
  }
})

const named = endpoints
  .filter(({ path }) => path.includes(':'))
  .map(({ method, path }) => ({ key: `${method} ${path}`, method: method.toUpperCase(), path }))
  .filter(({ key }) => !NOT_OF_A_CUSTOMER.test(key))

const call = (one: (typeof named)[number], id: string, body?: object, as = stranger) =>
  api(
    one.method,
    one.path
      .replace(':document', owned.attachment)
      .replace(':page', '1')
      .replace(':service', 'ein') // part of the order's package
      .replace(/:\w+/, id),
    { as, body },
  )

test.each(named)('$key is among those that a stranger tries', ({ key }) => {
  expect([...Object.keys(TRIES), ...Object.keys(OF_STAFF)]).toContain(key)
})

describe('what is another customer’s does not exist', () => {
  test.each(named.filter(({ key }) => TRIES[key]))('over $key', async (one) => {
    const { of, body } = TRIES[one.key] ?? { of: 'order' }

    const answer = await call(one, owned[of], body)

    expect(answer.status).toBe(404)
    const unknown = await call(one, UNKNOWN, body)
    expect({ ...answer, headers: null }).toEqual({ ...unknown, headers: null })
  })

  test.each(named.filter(({ key }) => OF_STAFF[key]))('over $key of the staff', async (one) => {
    const body = one.method === 'GET' ? undefined : {}
    const answer = await call(one, owned[OF_STAFF[one.key] ?? 'order'], body)

    expect([403, 404]).toContain(answer.status)
    const unknown = await call(one, UNKNOWN, body)
    expect({ ...answer, headers: null }).toEqual({ ...unknown, headers: null })
  })
})

test.each(named.filter(({ key }) => TRIES[key]))('its owner finds it over $key', async (one) => {
  const { of, body } = TRIES[one.key] ?? { of: 'order' }

  const answer = await call(one, owned[of], body, owner)

  expect(answer.status).not.toBe(404)
  expect(answer.status).not.toBe(401)
})
