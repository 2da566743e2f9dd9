import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { campaignFormData } from '@/src/admin/marketing/campaigns/campaign-form-data'
import { NEW_FOLLOW_UP } from '@/src/domain/marketing/follow-up-input'
import { bodyLimit } from '@/src/lib/http/body-limits'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { startMailServer } from '@/tests/support/mail/mail-server'
import { openForMarketing, willingLead } from '@/tests/support/mail/marketing-shop'
import { person, type SignedIn } from '@/tests/support/people/people'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const payload = await testPayload()
const server = await startMailServer()
await openForMarketing(payload, server.port)
const role = 'sub_admin'
const manager = await person(payload, {
  role,
  permissionGrants: ['manage_email', 'manage_followups', 'view_leads'],
})
const viewer = await person(payload, { role, permissionGrants: ['view_email', 'view_followups'] })

afterAll(() => server.stop())

const post = (path: string, body: object = {}, as: SignedIn | null = manager) =>
  api('POST', path, { as, body })

const words = { subject: 'News', content: '<p>Hi {{ first_name | default: "there" }}</p>' }

const template = (changes: object = {}) => ({
  id: null,
  version: null,
  name: `Template ${nextSerial()}`,
  ...words,
  templateType: 'reminder',
  isActive: true,
  ...changes,
})

const campaign = (changes: object = {}) => ({
  id: null,
  version: null,
  name: 'Autumn',
  ...words,
  audience: 'everyone',
  perMinute: 60,
  ...changes,
})

const saved = z.object({ id: z.string() })

async function draft(): Promise<string> {
  return saved.parse((await post('/marketing/campaigns/save', campaign())).body).id
}

describe('who may only look', () => {
  test.each([
    ['/marketing/templates/save', template()],
    ['/marketing/campaigns/save', campaign()],
    ['/send-email-campaign', { type: 'test', ...words, recipients: ['a@example.com'] }],
    ['/follow-ups/templates/save', template()],
    ['/follow-ups/process', {}],
    ['/follow-ups/save', {}],
  ])('changes nothing over %s', async (path, body) => {
    expect((await post(path, body, viewer)).status).toBe(403)
    expect((await post(path, body, null)).status).toBe(401)
  })

  test.each(['send', 'pause', 'resume', 'cancel', 'resend', 'copy', 'revise', 'schedule'])(
    'does not %s a campaign',
    async (act) => {
      expect((await post(`/marketing/campaigns/${await draft()}/${act}`, {}, viewer)).status).toBe(
        403,
      )
    },
  )

  test('sees a preview', async () => {
    const answer = await post('/marketing/templates/preview', words, viewer)

    expect(answer.body).toMatchObject({
      ok: true,
      subject: 'News',
      text: expect.stringMatching(/^Hi Jordan\n[\s\S]*Unsubscribe/),
    })
  })
})

describe('an email template', () => {
  test('is created, in the words of the specification', async () => {
    for (const at of ['/marketing', '/follow-ups']) {
      const answer = await post(`${at}/templates/save`, template())

      expect(answer).toMatchObject({
        status: 200,
        body: { message: 'Email template created successfully!' },
      })
    }
  })

  test('written visually keeps its document, and loses it when it becomes code', async () => {
    const document = { type: 'doc', content: [{ type: 'paragraph' }] }
    const typed = template({ writtenAs: 'visual', design: JSON.stringify(document) })
    const { id } = saved.parse((await post('/marketing/templates/save', typed)).body)
    const read = () => payload.findByID({ collection: 'emailTemplates', id, ...everything })
    expect(await read()).toMatchObject({ writtenAs: 'visual', design: document })

    await post('/marketing/templates/save', { ...typed, id, writtenAs: 'code' })

    expect(await read()).toMatchObject({ writtenAs: 'code', design: null })
  })

  test('is handed to a campaign that starts from it, and to no one who may only look', async () => {
    const typed = template()
    const { id } = saved.parse((await post('/marketing/templates/save', typed)).body)
    const read = (as: SignedIn) => api('GET', `/marketing/templates/${id}`, { as })

    expect(await read(manager)).toMatchObject({
      status: 200,
      body: { ...words, writtenAs: 'code', design: null },
    })
    expect((await read(viewer)).status).toBe(403)
  })

  test.each([
    ['no document', null],
    ['no JSON', 'nonsense'],
    ['a part that acts', '{"type":"doc","content":[{"type":"iframe"}]}'],
  ])('written visually is refused with %s', async (_, design) => {
    const typed = template({ writtenAs: 'visual', design })

    expect((await post('/marketing/templates/save', typed)).status).toBe(422)
  })

  test('has its subject in one line, so that it cannot add a header', async () => {
    const typed = template({ subject: 'a\r\nBcc: b@example.com' })
    const { id } = saved.parse((await post('/marketing/templates/save', typed)).body)

    const { subject } = await payload.findByID({
      collection: 'emailTemplates',
      id,
      ...everything,
    })
    expect(subject).toBe('a Bcc: b@example.com')
  })

  test('is refused with the place of what is wrong', async () => {
    const answer = await post('/marketing/templates/save', template({ content: '{{ nobody }}' }))

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: { fields: { content: expect.stringContaining('There is no variable "nobody"') } },
    })
  })

  test.each([
    ['name', { name: ' ' }],
    ['subject', { subject: ' ' }],
    ['content', { content: '' }],
    ['templateType', { templateType: 'other' }],
  ])('is refused without a good %s', async (field, changes) => {
    const answer = await post('/marketing/templates/save', template(changes))

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test('that someone else saved meanwhile is not overwritten', async () => {
    const made = template()
    const { id } = saved.parse((await post('/marketing/templates/save', made)).body)
    const stale = { ...made, id, version: '2026-01-01T00:00:00.000Z' }

    expect((await post('/marketing/templates/save', stale)).status).toBe(409)
  })

  test.each(['/marketing', '/follow-ups'])('is deleted over %s, and that is logged', async (at) => {
    const { id, name } = await builder(payload)('emailTemplates')

    expect((await post(`${at}/templates/${id}/delete`, {}, viewer)).status).toBe(403)
    const answer = await post(`${at}/templates/${id}/delete`)

    expect(answer).toMatchObject({ status: 200, body: { message: `${name} was deleted.` } })
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { and: [{ documentId: { equals: id } }, { action: { equals: 'delete' } }] },
      ...everything,
    })
    expect(docs).toHaveLength(1)
    expect((await post(`${at}/templates/${id}/delete`)).status).toBe(404)
  })

  test('that a follow-up sends is not deleted, and it is said why', async () => {
    const { id } = await builder(payload)('emailTemplates')
    await builder(payload)('followupCampaigns', { emailTemplate: id })

    const answer = await post(`/marketing/templates/${id}/delete`)

    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).toContain('still used by 1 follow-up campaign')
  })
})

describe('send-email-campaign', () => {
  test('sends a test, and says so', async () => {
    const answer = await post('/send-email-campaign', {
      type: 'test',
      ...words,
      recipients: ['owner@example.com'],
    })

    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, sent_count: 1, message: 'Test email sent successfully!' },
    })
  })

  test('repeats what the mail server says to a test', async () => {
    server.answerWith(550)
    onTestFinished(() => server.answerWith(null))
    const answer = await post('/send-email-campaign', {
      type: 'test',
      ...words,
      recipients: [`owner-${nextSerial()}@example.com`],
    })

    expect(answer.status).toBe(502)
    expect(answer.body).toMatchObject({ error: { message: expect.stringContaining('Refused') } })
  })

  test('sends a campaign to all who agreed, and says to how many', async () => {
    await willingLead(payload, `all-${nextSerial()}@example.com`)
    const answer = await post('/send-email-campaign', {
      type: 'campaign',
      ...words,
      campaign_name: 'To all',
    })

    const { sent_count: count } = z.object({ sent_count: z.number() }).parse(answer.body)
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: `Campaign sent to ${count} recipients!` },
    })
  })

  test.each([
    { type: 'other' },
    { type: 'test', ...words, recipients: [] },
    { type: 'test', ...words, recipients: ['no address'] },
    { type: 'campaign', ...words, campaign_name: '' },
    { type: 'campaign', subject: '', content: 'A', campaign_name: 'A' },
  ])('refuses %j', async (body) => {
    expect((await post('/send-email-campaign', body)).status).toBe(422)
  })
})

describe('a campaign', () => {
  test('that is sent is logged with who did it', async () => {
    await willingLead(payload, `log-${nextSerial()}@example.com`)
    const id = await draft()

    const answer = await post(`/marketing/campaigns/${id}/send`)

    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/^Sending to \d+ recipients?\.$/),
    })
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: id } },
      sort: '-createdAt',
      ...everything,
    })
    expect(JSON.stringify(docs)).toContain('sending')
  })

  test.each([
    [
      { at: '2020-01-01T09:00', timeZone: 'America/New_York' },
      'This time has passed. Choose a later one.',
    ],
    [
      { at: '2027-03-14T02:30', timeZone: 'America/New_York' },
      'Clocks skip this hour on that day.',
    ],
    [{ at: 'tomorrow', timeZone: 'America/New_York' }, 'Enter a date and a time'],
    [{ at: '2027-01-01T09:00', timeZone: 'Mars/Olympus' }, 'Choose a time zone'],
  ])('is not scheduled for %j', async (schedule, reason) => {
    const answer = await post(`/marketing/campaigns/${await draft()}/schedule`, schedule)

    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(reason)
  })

  test.each([
    { perMinute: 0 },
    { perMinute: 6001 },
    { audience: 'nobody' },
    { audience: 'list', addresses: '=cmd()' },
    { leadFilter: { steps: ['nowhere'] } },
    { leadFilter: { package: 'any' } },
    { leadFilter: { state: 'WY' } },
  ])('is refused with %j', async (changes) => {
    expect((await post('/marketing/campaigns/save', campaign(changes))).status).toBe(422)
  })

  test('keeps the package and the state that its leads chose, and neither where none is chosen', async () => {
    const [chosen, state] = [randomUUID(), randomUUID()]
    const kept = async (leadFilter: object) => {
      const typed = campaign({ audience: 'leads_open', leadFilter })
      const { id } = saved.parse((await post('/marketing/campaigns/save', typed)).body)
      return (await payload.findByID({ collection: 'emailCampaigns', id, ...everything }))
        .leadFilter
    }

    expect(await kept({ package: chosen, state })).toMatchObject({ package: chosen, state })
    expect(await kept({ package: '', state: '' })).toMatchObject({ package: null, state: null })
  })

  test('takes a list of a hundred thousand addresses as a file, and says what is too large', async () => {
    const send = (addresses: string) =>
      post(
        '/marketing/campaigns/save',
        campaignFormData({
          id: null,
          version: null,
          name: 'Long list',
          ...words,
          audience: 'list',
          addresses,
          perMinute: 60,
        }),
      )
    const name = `${nextSerial()}-${'x'.repeat(20)}`
    const list = Array.from({ length: 100_000 }, (_, n) => `${name}${n}@example.com`).join('\n')

    const { id } = saved.parse((await send(list)).body)
    expect(
      await payload.findByID({ collection: 'emailCampaigns', id, ...everything }),
    ).toMatchObject({ addressCount: 100_000 })
    expect(bodyLimit('/api/marketing/campaigns/save')).toBeGreaterThan(list.length)
    const refused = await send('x'.repeat(5 * 1024 * 1024 + 1))
    expect(refused.status).toBe(413)
    expect(JSON.stringify(refused.body)).toContain('larger than 5 MB')
  })

  test('written visually keeps its document, and a copy has it too', async () => {
    const document = { type: 'doc', content: [{ type: 'paragraph' }] }
    const typed = campaign({ writtenAs: 'visual', design: JSON.stringify(document) })
    const { id } = saved.parse((await post('/marketing/campaigns/save', typed)).body)

    const copy = saved.parse((await post(`/marketing/campaigns/${id}/copy`)).body)

    expect(
      await payload.findByID({ collection: 'emailCampaigns', id: copy.id, ...everything }),
    ).toMatchObject({ writtenAs: 'visual', design: document })
    const without = campaign({ writtenAs: 'visual', design: null })
    expect((await post('/marketing/campaigns/save', without)).status).toBe(422)
  })

  test('keeps its state and its figures from who edits it by hand', async () => {
    const id = await draft()

    await api('PATCH', `/emailCampaigns/${id}`, {
      as: manager,
      body: { status: 'sent', sentCount: 99, scheduledAt: '2020-01-01T00:00:00.000Z' },
    })

    expect(
      await payload.findByID({ collection: 'emailCampaigns', id, ...everything }),
    ).toMatchObject({ status: 'draft', sentCount: 0 })
  })

  test('that does not exist is told so', async () => {
    const id = 'd3b07384-d9a0-4c9b-8f3e-2f6a5e1f0c11'

    expect((await post(`/marketing/campaigns/${id}/pause`)).status).toBe(404)
  })
})

describe('a follow-up', () => {
  const followUp = async (changes: object = {}) => ({
    id: null,
    version: null,
    name: `Follow-up ${nextSerial()}`,
    triggerEvent: 'abandoned_checkout',
    delayHours: 24,
    emailTemplate: (await builder(payload)('emailTemplates')).id,
    isActive: true,
    ...changes,
  })

  test('is saved, switched off and on', async () => {
    const made = await post('/follow-ups/save', await followUp())
    const { id } = saved.parse(made.body)

    expect(made.status).toBe(200)
    const off = await post(`/follow-ups/${id}/switch`, { isActive: false })
    expect(off.body).toMatchObject({ message: expect.stringContaining('is now inactive') })
  })

  test('sends nothing until someone switches it on, however it is made', async () => {
    const { id: _, version: __, isActive: ___, ...unsaid } = await followUp()
    const made = await api('POST', '/followupCampaigns', { as: manager, body: unsaid })

    expect(made).toMatchObject({ status: 201, body: { doc: { isActive: false } } })
    expect(NEW_FOLLOW_UP.isActive).toBe(false)
  })

  test.each([
    ['delayHours', { delayHours: 0 }],
    ['delayHours', { delayHours: 1.5 }],
    ['triggerEvent', { triggerEvent: 'birthday' }],
    ['emailTemplate', { emailTemplate: '' }],
    ['name', { name: '' }],
  ])('is refused without a good %s', async (field, changes) => {
    const answer = await post('/follow-ups/save', await followUp(changes))

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test('takes only an active template', async () => {
    const { id } = await builder(payload)('emailTemplates', { isActive: false })

    const answer = await post('/follow-ups/save', await followUp({ emailTemplate: id }))

    expect(answer.body).toMatchObject({
      error: { fields: { emailTemplate: 'Choose an active email template' } },
    })
  })

  test('is processed at once, and it is said how many', async () => {
    const answer = await post('/follow-ups/process')

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/^Follow-up emails processed successfully! /),
    })
  })
})
