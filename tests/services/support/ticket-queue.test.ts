import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { firstAnswerDue } from '@/src/domain/support/support-hours'
import { supportHours } from '@/src/services/support/support-hours'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { answer, askUs, books, reply } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const { ticket, ticketsOf } = books(payload)

async function asked() {
  const who = await person(payload)
  await askUs(who)
  const [{ id } = { id: '' }] = await ticketsOf(who.id)
  return { who, id }
}

test('whose turn it is follows what is said, and a note changes nothing', async () => {
  const { who, id } = await asked()
  const first = await ticket(id)
  expect(first).toMatchObject({ waitingFor: 'us', waitingSince: first.lastMessageAt })

  await reply(who, id, 'Anybody there?')
  await answer(staff, id, { body: 'A difficult one', internal: 'true' })
  expect(await ticket(id)).toMatchObject({ waitingFor: 'us', waitingSince: first.waitingSince })

  await answer(staff, id, { body: 'It is on its way.', internal: 'false' })
  const answered = await ticket(id)
  expect(answered).toMatchObject({ waitingFor: 'them', waitingSince: answered.lastStaffAt })
  expect(answered.firstAnsweredAt).toBe(answered.lastStaffAt)

  await reply(who, id, 'Thanks, and now?')
  const again = await ticket(id)
  expect(again).toMatchObject({ waitingFor: 'us', waitingSince: again.lastMessageAt })
  expect(again.firstAnsweredAt).toBe(answered.lastStaffAt)

  await api('PATCH', `/tickets/${id}`, { as: staff, body: { status: 'closed' } })
  expect(await ticket(id)).toMatchObject({ waitingFor: null, waitingSince: null })
})

test('the first answer is owed by the support hours of the settings', async () => {
  const req = await createLocalReq({}, payload)
  const { id } = await asked()
  const { createdAt, firstAnswerDueAt } = await ticket(id)
  const due = firstAnswerDue(new Date(createdAt), await supportHours(req)).getTime()
  expect(Math.abs(Date.parse(firstAnswerDueAt ?? '') - due)).toBeLessThan(5000)
})

test('hours of no length are refused beside their field', async () => {
  const change = (body: object) => api('POST', '/globals/settings', { as: staff, body })
  for (const [body, words] of [
    [{ supportFrom: '18:00', supportTo: '09:00' }, 'Support must close after it opens'],
    [{ supportTo: '09:00' }, 'Support must close after it opens'],
    [{ supportFrom: 'nine' }, 'Enter a time such as 09:00'],
    [{ firstAnswerHours: 0 }, 'less than the min allowed'],
    [{ supportDays: [] }, 'required'],
    [{ supportDays: ['someday'] }, 'invalid'],
  ] as const) {
    const refused = await change(body)
    expect(refused.status, JSON.stringify(body)).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(words)
  }
  expect((await change({ supportFrom: '08:00', supportTo: '20:00' })).status).toBe(200)
})

test('nobody sets over HTTP what the inbox is sorted by, and a customer never reads it', async () => {
  const { who, id } = await asked()
  const before = await ticket(id)
  const body = { waitingFor: 'them', waitingSince: '2001-01-01T00:00:00.000Z', mergedInto: id }
  await api('PATCH', `/tickets/${id}`, { as: staff, body })
  expect(await ticket(id)).toMatchObject({
    waitingFor: before.waitingFor,
    waitingSince: before.waitingSince,
    mergedInto: null,
  })
  const mine = await api('GET', `/tickets/${id}`, { as: who })
  expect(mine.status).toBe(200)
  expect(JSON.stringify(mine.body)).not.toMatch(/waiting|firstAnswer|searchText/)
})

test('a ticket that staff owe nobody an answer has no clock', async () => {
  const { id } = await builder(payload)('tickets', { requesterEmail: null })
  expect(await ticket(id)).toMatchObject({ waitingFor: 'us', firstAnswerDueAt: null })
})
