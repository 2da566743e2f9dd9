import { createLocalReq } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import type { Lead } from '@/src/payload-types'
import { callsToMake } from '@/src/queries/leads/lead-rows'
import { draftsOf, leadTimeline } from '@/src/queries/leads/lead-timeline'
import { convertLead } from '@/src/services/leads/capture-lead'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { officeDay } from '@/tests/support/suite/office-day'

const payload = await testPayload()
const build = builder(payload)
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

let lead: Lead

beforeEach(async () => {
  lead = await build('leads', {
    phone: `+1307555${String(1000 + nextSerial())}`,
    checkoutStep: 'payment',
    totalAmount: 300_00,
  })
})

const post = (what: string, body: object = {}, as = staff) =>
  api('POST', `/leads/${lead.id}/${what}`, { as, body })

const now = () => payload.findByID({ collection: 'leads', id: lead.id, trash: true, ...everything })

const reqOf = async (id: string) => {
  const user = await payload.findByID({ collection: 'users', id, ...everything })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

const told = async (kind: string) =>
  (
    await payload.find({
      collection: 'leadActivities',
      where: { lead: { equals: lead.id }, kind: { equals: kind } },
      ...everything,
    })
  ).docs

test('a note is added, by whoever wrote it', async () => {
  expect(await post('notes', { note: 'Call back' })).toMatchObject({
    status: 200,
    body: { message: 'Notes added successfully' },
  })
  expect(await told('note')).toMatchObject([{ note: 'Call back', author: staff.id }])
  expect((await post('notes', { note: ' ' })).status).toBe(422)
  expect((await post('notes', { note: 'x'.repeat(5001) })).status).toBe(422)
})

test('a lead is given to someone who may manage leads, and taken back', async () => {
  const seller = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_leads'] })
  const customer = await person(payload)
  const given = await post('owner', { owner: seller.id })
  expect(given).toMatchObject({ status: 200, body: { undo: { owner: null } } })
  expect((await now()).owner).toBe(seller.id)
  expect((await post('owner', { owner: customer.id })).status).toBe(422)
  await post('owner', { owner: null })
  expect((await now()).owner).toBeNull()
})

test('marked by hand is told from a purchase, and counts no revenue', async () => {
  expect((await post('conversion', { converted: true })).status).toBe(200)
  const marked = await now()
  expect(marked).toMatchObject({
    converted: true,
    markedBy: staff.id,
    convertedBy: null,
    checkoutStep: 'payment',
    totalAmount: 300_00,
  })
  expect(await told('converted')).toMatchObject([{ note: 'Marked as converted by hand' }])
  await post('conversion', { converted: false })
  expect(await now()).toMatchObject({
    converted: false,
    markedAt: null,
    markedBy: null,
    convertedAt: null,
  })
})

test('one marked by hand who then buys has bought, and nobody takes that back', async () => {
  await post('conversion', { converted: true })
  const order = await build('orders', { email: lead.email, totalMinor: 249_00 })
  await convertLead(await createLocalReq({}, payload), order)
  expect(await now()).toMatchObject({
    converted: true,
    convertedBy: order.id,
    checkoutStep: 'completed',
  })
  expect((await post('conversion', { converted: false })).status).toBe(409)
  expect((await told('converted')).map(({ note }) => note).sort()).toEqual([
    'Marked as converted by hand',
    'Placed an order',
  ])
})

test('a lead in the trash who buys has bought, and is nobody to call once restored', async () => {
  await post('remove')
  const order = await build('orders', { email: lead.email })
  await convertLead(await createLocalReq({}, payload), order)
  await post('restore')

  expect(await now()).toMatchObject({ converted: true, convertedBy: order.id, deletedAt: null })
})

test('a deleted lead is in the trash, and can be restored', async () => {
  expect(await post('remove')).toMatchObject({
    status: 200,
    body: { message: 'Lead deleted successfully', undo: {} },
  })
  expect((await now()).deletedAt).toBeTruthy()
  expect((await post('notes', { note: 'Gone' })).status).toBe(404)
  expect((await post('restore')).status).toBe(200)
  expect((await now()).deletedAt).toBeNull()
  expect((await post('restore')).status).toBe(404)
})

test('who may only view leads changes none', async () => {
  const viewer = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['view_leads'],
    permissionDenials: ['manage_leads'],
  })
  for (const what of ['notes', 'owner', 'conversion', 'call', 'remove', 'restore']) {
    expect(
      (await post(what, { note: 'x', owner: null, converted: true, outcome: 'lost' }, viewer))
        .status,
    ).toBe(403)
  }
})

test('the call list has hot leads with a phone, until they were called', async () => {
  const req = await reqOf(staff.id)
  const ids = async (at?: Date) => (await callsToMake(req, at)).map(({ id }) => id)
  const cold = await build('leads', {
    phone: '+13075550111',
    checkoutStep: 'package',
    totalAmount: 0,
  })
  const mute = await build('leads', { checkoutStep: 'confirm', totalAmount: 300_00 })
  expect(await ids()).toContain(lead.id)
  expect(await ids()).not.toContain(cold.id)
  expect(await ids()).not.toContain(mute.id)

  const called = await post('call', { outcome: 'no_answer', nextAction: 'Try in the morning' })
  expect(called).toMatchObject({ status: 200, body: { message: 'Call recorded: No answer' } })
  expect(await ids()).not.toContain(lead.id)
  const tomorrow = new Date(Date.now() + 86_400_000)
  expect(await ids(tomorrow)).toContain(lead.id)
  expect(await told('call')).toMatchObject([{ note: 'No answer. Next: Try in the morning' }])
})

test('one to be called later comes back on that day, and a lost one never', async () => {
  const req = await reqOf(staff.id)
  expect((await post('call', { outcome: 'later' })).status).toBe(422)
  expect((await post('call', { outcome: 'later', nextDay: officeDay(-1) })).status).toBe(422)
  expect((await post('call', { outcome: 'later', nextDay: officeDay(4) })).status).toBe(200)
  const at = async (count: number) =>
    (await callsToMake(req, new Date(Date.now() + count * 86_400_000))).map(({ id }) => id)
  expect(await at(2)).not.toContain(lead.id)
  expect(await at(6)).toContain(lead.id)
  await post('call', { outcome: 'lost' })
  expect(await at(400)).not.toContain(lead.id)
})

test('where it is a good hour they come first', async () => {
  const req = await reqOf(staff.id)
  const tokyo = await build('leads', {
    phone: '+81312345678',
    checkoutStep: 'confirm',
    totalAmount: 300_00,
  })
  const somewhere = await build('leads', {
    phone: '+13075550188',
    checkoutStep: 'confirm',
    totalAmount: 300_00,
  })
  const at = new Date('2026-11-24T03:30:00Z') // 12:30 in Tokyo, half past eight in Wyoming's evening
  await payload.db.pool.query('update leads set last_called_at = null, next_action_at = null')
  await payload.db.pool.query('update leads set time_zone = null where id = $1', [somewhere.id])
  const ours = new Set([tokyo.id, somewhere.id, lead.id])
  const calls = (await callsToMake(req, at)).filter(({ id }) => ours.has(id))
  expect(calls.map(({ id, timeZone, time }) => [id, timeZone, time])).toEqual([
    [tokyo.id, 'Asia/Tokyo', 'good'],
    [somewhere.id, null, 'unknown'],
    [lead.id, 'America/Denver', 'bad'],
  ])
})

test('the story of a lead has its steps, notes, mails, tickets, orders and checkouts', async () => {
  const req = await reqOf(staff.id)
  await post('notes', { note: 'Friendly' })
  await build('orders', { email: lead.email })
  await build('tickets', { requesterEmail: lead.email, user: null })
  await build('emails', { to: lead.email })
  await build('checkoutDrafts', { step: 'state', answers: { email: lead.email } })
  const story = await leadTimeline(req, lead, await draftsOf(req, lead.email))
  const kinds = new Set(story.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['step', 'note', 'order', 'ticket', 'email', 'visit']))
  expect(story.map(({ at }) => at)).toEqual(
    story
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )

  const viewer = await reqOf(
    (
      await person(payload, {
        role: 'sub_admin',
        permissionGrants: ['view_leads'],
        permissionDenials: [
          'view_email',
          'manage_email',
          'view_support',
          'manage_support',
          'view_orders',
          'manage_orders',
        ],
      })
    ).id,
  )
  const told = await leadTimeline(viewer, lead, await draftsOf(viewer, lead.email))
  const seen = new Set(told.map(({ kind }) => kind))
  expect(seen).toEqual(new Set(['step', 'note', 'visit']))
})
