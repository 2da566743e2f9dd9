import { expect, test } from 'vitest'

import { openSecret } from '@/src/fields/secret'
import { testPayload } from '@/tests/support/database'

const SECRET = 'pulse-0123456789abcdef'

async function stored() {
  const payload = await testPayload()
  const row = await payload.findGlobal({
    slug: 'privateSettings',
    showHiddenFields: true,
    overrideAccess: true,
  })
  return { ...row }
}

async function save(sendpulseClientSecret: string | null) {
  const payload = await testPayload()
  return payload.updateGlobal({
    slug: 'privateSettings',
    data: { sendpulseClientSecret },
    overrideAccess: true,
  })
}

test('a saved secret shows only its last four characters', async () => {
  const answer = await save(SECRET)

  expect(answer.sendpulseClientSecretLast4).toBe('cdef')
  expect(JSON.stringify(answer)).not.toContain(SECRET)
})

test('a secret is stored encrypted, and opens for the service that needs it', async () => {
  await save(SECRET)
  const row = await stored()

  expect(JSON.stringify(row)).not.toContain(SECRET)
  expect(openSecret(row, 'sendpulseClientSecret', 'privateSettings.sendpulseClientSecret')).toBe(
    SECRET,
  )
})

test.each(['', '   ', null])('saving %j keeps the secret that is there', async (empty) => {
  await save(SECRET)
  await save(empty)
  const row = await stored()

  expect(openSecret(row, 'sendpulseClientSecret', 'privateSettings.sendpulseClientSecret')).toBe(
    SECRET,
  )
})

test('a cipher text that was moved to another place does not open', async () => {
  await save(SECRET)
  const row = await stored()

  expect(() => openSecret(row, 'sendpulseClientSecret', 'elsewhere')).toThrow()
})
