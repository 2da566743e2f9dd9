import type { Where } from 'payload'
import { expect, test } from 'vitest'

import { CONTENT } from '@/src/domain/content/registry'
import { addNewTexts } from '@/src/services/content/editing'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const all = { depth: 0, overrideAccess: true } as const // tests look at all of it
const where: Where = {
  and: [{ page: { equals: '/' } }, { selector: { in: ['hero.title', 'hero.start'] } }],
}

test('a text that only the code has arrives with its default, and no other is touched', async () => {
  const { docs } = await payload.find({ collection: 'contentElements', where, ...all })
  const [gone, kept] = docs
  await payload.delete({ collection: 'contentElements', id: gone?.id ?? '', ...all })
  const data = { currentValue: 'Edited' }
  await payload.update({ collection: 'contentElements', id: kept?.id ?? '', data, ...all })

  expect(await addNewTexts(payload)).toBe(1)
  expect(await addNewTexts(payload)).toBe(0)
  const now = await payload.find({ collection: 'contentElements', where, ...all })
  const defaults = [CONTENT['/']['hero.title'].default, CONTENT['/']['hero.start'].default]
  const values = now.docs.map(({ currentValue }) => currentValue ?? '')
  expect(values).toContain('Edited')
  expect(values.filter((value) => defaults.some((one) => one === value))).toHaveLength(1)
})
