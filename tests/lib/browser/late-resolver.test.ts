import { expect, test } from 'vitest'
import { z } from 'zod'

import { lateResolver } from '@/src/lib/browser/late-resolver'

const rules = z.object({ email: z.string().trim().min(1, 'Enter your email address') })
const asked = { fields: {}, shouldUseNativeValidation: false }

test('rules that arrive late judge what was typed as any others', async () => {
  const check = lateResolver(async () => rules)
  expect(await check({ email: ' a@b.example ' }, undefined, asked)).toEqual({
    values: { email: 'a@b.example' },
    errors: {},
  })
  const { errors } = await check({ email: '  ' }, undefined, asked)
  expect(errors.email).toMatchObject({ message: 'Enter your email address' })
})

test('a form whose rules do not arrive is not sent, and says why', async () => {
  const check = lateResolver<z.input<typeof rules>, z.output<typeof rules>>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const { errors } = await check({ email: 'a@b.example' }, undefined, asked)
  expect(errors.root?.message).toBe('We could not reach the server. Check your connection.')
})
