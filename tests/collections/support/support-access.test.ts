import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder, PIXEL } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
let customer: SignedIn

beforeAll(async () => {
  customer = await person(payload)
})

test('a customer never sees what staff note among themselves', async () => {
  const ticket = (await build('tickets', { user: customer.id })).id
  const answer = await build('ticketMessages', { ticket, body: 'We are on it' })
  const note = await build('ticketMessages', { ticket, body: 'A difficult one', internal: true })

  const list = await api('GET', '/ticketMessages', { as: customer })
  const byId = await api('GET', `/ticketMessages/${note.id}`, { as: customer })
  const guess = await api('GET', '/ticketMessages?where[body][contains]=difficult', {
    as: customer,
  })

  expect(list.body).toMatchObject({ docs: [{ id: answer.id }], totalDocs: 1 })
  expect(byId.status).toBe(404)
  expect(guess.body).toMatchObject({ totalDocs: 0 })
})

test('a customer ticks a task off, and changes nothing else about it', async () => {
  const task = await build('complianceTasks', { user: customer.id, title: 'Annual report' })
  const { status } = await api('PATCH', `/complianceTasks/${task.id}`, {
    as: customer,
    body: {
      isCompleted: true,
      title: 'Mine now',
      dueDate: '2050-01-01',
      completedAt: '2001-01-01',
    },
  })
  const after = await payload.findByID({
    collection: 'complianceTasks',
    id: task.id,
    overrideAccess: true,
  })

  expect(status).toBe(200)
  expect(after).toMatchObject({ isCompleted: true, title: 'Annual report', dueDate: task.dueDate })
  expect(Date.now() - Date.parse(after.completedAt ?? '')).toBeLessThan(60_000)
})

test('reopening a task forgets when it was done', async () => {
  const task = await build('complianceTasks', { user: customer.id, isCompleted: true })
  await api('PATCH', `/complianceTasks/${task.id}`, { as: customer, body: { isCompleted: false } })
  const after = await payload.findByID({
    collection: 'complianceTasks',
    id: task.id,
    overrideAccess: true,
  })

  expect(task.completedAt).toBeTruthy()
  expect(after.completedAt).toBeNull()
})

test('a private file goes to its owner as a download, and to nobody else', async () => {
  const document = await payload.create({
    collection: 'documents',
    data: { name: 'Articles', type: 'articles', user: customer.id, uploadedBy: 'staff' },
    file: { name: 'articles.png', mimetype: 'image/png', size: PIXEL.length, data: PIXEL },
    overrideAccess: true,
  })
  const path = `/documents/file/${document.filename}`
  const other = await person(payload)

  const mine = await api('GET', path, { as: customer })
  expect(mine.status).toBe(200)
  expect(mine.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(mine.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await api('GET', path, { as: other })).status).toBeGreaterThanOrEqual(403)
  expect((await api('GET', path)).status).toBeGreaterThanOrEqual(403)
})

test('what lies in the trash is not public, even when it is asked for', async () => {
  const addon = await build('addons', { name: 'Withdrawn' })
  await payload.update({
    collection: 'addons',
    id: addon.id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })

  const list = await api('GET', '/addons?trash=true&where[name][equals]=Withdrawn')
  const byId = await api('GET', `/addons/${addon.id}?trash=true`)

  expect(list.body).toMatchObject({ totalDocs: 0 })
  expect(byId.status).toBe(404)
})
