import { describe, expect, test } from 'vitest'

import { namesProblem } from '@/src/domain/accounts/password'
import { isCommonPassword } from '@/src/services/accounts/sessions/password-policy'
import { type Answer, api } from '@/tests/support/api'
import { browser, newcomer } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const ORIGIN = { origin: 'http://localhost:3000' }

const signUp = (changes: object, password: string) =>
  api('POST', '/account/sign-up', {
    body: newcomer({ ...changes, password, confirmPassword: password }),
    headers: ORIGIN,
  })

const isWeak = ({ status, body }: Answer) =>
  status === 422 && JSON.stringify(body).includes('weak_password')

describe('a new password', () => {
  test.each([
    ['leyland', {}],
    ['LexxiTyler', {}],
    ['charterdesk2026', {}],
    ['margaret1!', { firstName: 'Margaret' }],
    ['o’brien77', { lastName: 'O’Brien' }],
    ['blue.heron', { email: 'blue.heron@example.com' }],
  ])('is refused where anyone would guess it: %s', async (password, changes) => {
    expect(isWeak(await signUp(changes, password))).toBe(true)
  })

  test('may hold a name among other words', async () => {
    const answer = await signUp({ firstName: 'Margaret' }, 'Margaret has two boats')
    expect(answer.status).toBe(200)
  })

  test('is refused of staff wherever they choose one', async () => {
    const user = await builder(payload)('users', { role: 'admin', firstName: 'Bartholomew' })
    const own = browser()
    await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
    for (const password of ['Charterdesk123', 'bartholomew12', 'qwertyuiopasdf'])
      expect(
        isWeak(
          await own.post('/account/password', {
            currentPassword: PASSWORD,
            newPassword: password,
            confirmPassword: password,
          }),
        ),
      ).toBe(true)
  })
})

test('the list holds whole passwords, whatever the case of their letters, and no parts of them', () => {
  expect(isCommonPassword('TRUSTNO1')).toBe(true)
  expect(isCommonPassword('exxityle')).toBe(false)
  expect(isCommonPassword('leyland\nlexxityler')).toBe(false)
})

test('a name counts as a whole word, or as what is left of it between marks', () => {
  const names = ['Ada Moss', 'ada.moss@example.com', null]
  expect(namesProblem('ada1234', names)).toBeNull() // `ada` is too short to count
  expect(namesProblem('moss1234', names)).not.toBeNull()
  expect(namesProblem('moss-green-hill', names)).toBeNull()
  expect(namesProblem('a password for tests', names)).toBeNull()
})
