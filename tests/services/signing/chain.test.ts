import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { mayFileAsDesignee } from '@/src/services/orders/designee'
import { appendEvent, brokenAt, eventsOf } from '@/src/services/signing/chain'
import { api } from '@/tests/support/api'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { signedByBoth } from '@/tests/support/signing/signing'
import { tablesWith } from '@/tests/support/tables-with'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

test('no one changes or empties the chain, the owner of its tables included', async () => {
  await signedByBoth(payload)
  for (const statement of [
    sql`update signing_events set at = 'x'`,
    sql`delete from signing_events`,
    sql`truncate signing_events cascade`,
    sql`update signing_facts set facts = '{}'`,
    sql`delete from signing_facts`,
    sql`truncate signing_facts`,
  ])
    await expect(runSql({ payload }, statement)).rejects.toThrow()
  expect(await brokenAt({ payload })).toBeNull()
})

test('events that are added at once each follow from the one before', async () => {
  const { paper } = await signedByBoth(payload)
  await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(payload, (req) => appendEvent(req, { kind: 'opened', paper: paper.id })),
    ),
  )
  expect(await brokenAt({ payload })).toBeNull()
})

test('after a person is erased the chain verifies, and tells nothing of those who signed', async () => {
  const { paper, order, owner, coOwner } = await signedByBoth(payload)
  await runSql({ payload }, sql`update orders set status = 'completed' where id = ${order.id}`)
  const erased = await api('POST', '/account/erase', {
    as: owner,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })
  expect(erased.status).toBe(200)
  const events = await eventsOf({ payload }, [paper.id])
  expect(events.length).toBeGreaterThan(8)
  expect(events.every(({ facts }) => facts === null)).toBe(true)
  expect(await brokenAt({ payload })).toBeNull()
  expect(await tablesWith(payload, coOwner)).toEqual([])
})

test('we apply as a designee only with the signed form and the signed statement on file', async () => {
  const build = builder(payload)
  const order = (await build('orders')).id
  const form = await build('papers', {
    order,
    kind: 'form_ss-4',
    signature: 'ink',
    state: 'signed',
  })
  expect(await mayFileAsDesignee({ payload }, order)).toBe(false)
  await build('papers', { order, kind: 'designee_statement', signature: 'ink', state: 'signed' })
  expect(await mayFileAsDesignee({ payload }, order)).toBe(true)
  await runSql({ payload }, sql`update papers set state = 'void' where id = ${form.id}`)
  expect(await mayFileAsDesignee({ payload }, order)).toBe(false)
})
