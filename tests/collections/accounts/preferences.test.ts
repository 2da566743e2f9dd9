import { expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

test('a preference is its owner’s alone', async () => {
  const owner = await person(payload)
  const other = await person(payload)
  await api('POST', '/payload-preferences/columns', { as: owner, body: { value: { wide: true } } })

  const mine = await api('GET', '/payload-preferences/columns', { as: owner })
  const theirs = await api('GET', '/payload-preferences/columns', { as: other })
  await api('DELETE', '/payload-preferences/columns', { as: other })
  const nobodys = await api('GET', '/payload-preferences/columns')
  const after = await api('GET', '/payload-preferences/columns', { as: owner })

  expect(mine.body).toMatchObject({ value: { wide: true } })
  expect(JSON.stringify([theirs.body, nobodys.body])).not.toContain('wide')
  expect(after.body).toMatchObject({ value: { wide: true } })
})

test('nobody lists the preferences of others', async () => {
  const owner = await person(payload)
  await api('POST', '/payload-preferences/secret-key', { as: owner, body: { value: 1 } })
  const other = await person(payload, { role: 'sub_admin' })

  for (const as of [null, other]) {
    const { body } = await api('GET', '/payload-preferences', { as })
    expect(JSON.stringify(body)).not.toContain('secret-key')
  }
})
