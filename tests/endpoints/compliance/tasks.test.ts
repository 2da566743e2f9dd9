import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const said = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) })

let manager: SignedIn
let viewer: SignedIn
let customer: SignedIn

beforeAll(async () => {
  const role = 'sub_admin'
  manager = await person(payload, { role, permissionDenials: ['view_users', 'manage_users'] })
  viewer = await person(payload, {
    role,
    permissionGrants: ['view_compliance'],
    permissionDenials: ['manage_compliance'],
  })
  customer = await person(payload, { firstName: 'Nadia', lastName: 'Quillfeather' })
})

const create = (as: SignedIn, more: object = {}) =>
  api('POST', '/compliance/tasks', {
    as,
    body: { title: 'File the report', dueDate: '2026-12-01', user: customer.id, ...more },
  })

async function tasksOf(user: string) {
  const where = { user: { equals: user } }
  return (await payload.find({ collection: 'complianceTasks', where, ...everything })).docs
}

test('staff who may not see users pick any customer by name and email, and no more of them', async () => {
  const found = await api('GET', '/compliance/customers?q=quillfeather nad', { as: manager })
  const email = z.object({ customers: z.array(z.object({ email: z.string() })) })
  expect(found.body).toEqual({
    customers: [
      {
        id: customer.id,
        name: 'Nadia Quillfeather',
        email: email.parse(found.body).customers[0]?.email,
      },
    ],
  })
  expect((await api('GET', '/compliance/customers?q=%25%25', { as: manager })).body).toEqual({
    customers: [],
  })
  expect((await api('GET', '/compliance/customers?q=a', { as: manager })).status).toBe(422)
})

test('a task is created for a customer and their order, completed, reopened and deleted', async () => {
  const user = await builder(payload)('users')
  const order = await builder(payload)('orders', { user: user.id })
  const orders = await api('GET', `/compliance/customers/${user.id}/orders`, { as: manager })
  expect(orders.body).toMatchObject({ orders: [{ id: order.id }] })

  const made = await create(manager, {
    user: user.id,
    order: order.id,
    title: '<script>1</script>',
  })
  expect(made).toMatchObject({ status: 201, body: { message: 'Task created' } })
  const [task] = await tasksOf(user.id)
  expect(task).toMatchObject({
    title: '<script>1</script>',
    dueDate: '2026-12-01T12:00:00.000Z',
    order: order.id,
    kind: 'custom',
    isCompleted: false,
  })

  const tick = (isCompleted: boolean) =>
    api('POST', `/compliance/tasks/${task?.id}/completion`, { as: manager, body: { isCompleted } })
  expect((await tick(true)).body).toEqual({ message: 'Task completed' })
  const [done] = await tasksOf(user.id)
  expect(done?.completedAt).toBeTruthy()
  await tick(true)
  expect((await tasksOf(user.id))[0]?.updatedAt).toBe(done?.updatedAt)
  await tick(false)
  expect((await tasksOf(user.id))[0]?.completedAt).toBeNull()

  const remove = () => api('DELETE', `/compliance/tasks/${task?.id}`, { as: manager })
  expect((await remove()).body).toEqual({ message: 'Task deleted' })
  expect((await remove()).status).toBe(404)
  expect((await tick(true)).status).toBe(404)

  const log = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: task?.id } },
    ...everything,
  })
  expect(log.docs.map(({ action }) => action).toSorted()).toEqual([
    'create',
    'delete',
    'update',
    'update',
  ])
})

test('what is wrong is said beside its field, and nothing is written', async () => {
  const stranger = await builder(payload)('users')
  const foreign = await builder(payload)('orders', { user: stranger.id })
  const before = (await tasksOf(customer.id)).length
  for (const [field, wrong] of [
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(10_000) }],
    ['dueDate', { dueDate: '0001-01-01' }],
    ['user', { user: '00000000-0000-4000-8000-000000000000' }],
    ['user', { user: 'abc' }],
    ['order', { order: foreign.id }],
  ] as const) {
    const answer = await create(manager, wrong)
    expect(answer.status, JSON.stringify(wrong).slice(0, 60)).toBe(422)
    expect(Object.keys(said.parse(answer.body).error.fields)).toContain(field)
  }
  expect((await create(manager, { title: 'a\u0000b' })).status).toBe(400)
  expect((await tasksOf(customer.id)).length).toBe(before)
  const odd = await api('POST', '/complianceTasks', {
    as: manager,
    body: { title: 'Year one', dueDate: '0001-01-01T00:00:00.000Z', user: customer.id },
  })
  expect(odd.status).toBe(400)
})

test('who may only view changes nothing over HTTP, nor does a customer', async () => {
  const task = await builder(payload)('complianceTasks', { user: customer.id })
  for (const as of [viewer, customer]) {
    const answers = await Promise.all([
      create(as),
      api('POST', `/compliance/tasks/${task.id}/completion`, { as, body: { isCompleted: true } }),
      api('DELETE', `/compliance/tasks/${task.id}`, { as }),
      api('GET', '/compliance/customers?q=nadia', { as }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect((await tasksOf(customer.id)).find(({ id }) => id === task.id)).toMatchObject({
    isCompleted: false,
  })
})
