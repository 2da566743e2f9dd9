import { expect, test } from 'vitest'
import { loggedPath } from '@/src/lib/log'
import { randomToken } from '@/src/lib/secrets'
import { derivedToken, isDerivedToken, readPass } from '@/src/lib/tokens'
import { calendarAddress } from '@/src/services/compliance/calendar-link'

const ID = '0b6f8d5e-3a51-4c79-9a52-0d4f3c1b2a10'

test('a token opens what it was made for, and nothing else', () => {
  const token = derivedToken('order', ID)

  expect(token).toMatch(/^[\w-]{43}$/)
  expect(derivedToken('order', ID)).toBe(token)
  expect(isDerivedToken('order', ID, token)).toBe(true)
  expect(isDerivedToken('ticket', ID, token)).toBe(false)
  expect(isDerivedToken('order', ID.replace('0b', '0c'), token)).toBe(false)
  expect(isDerivedToken('order', ID, '')).toBe(false)
})

test('a token that was mailed under an earlier version opens the same today', () => {
  expect(derivedToken('order', ID)).toBe('JL_0JkiBDM4eInov4411745ZvOzEgQLRQob277ItJow')
})

test('a pass is an id and a token, and nothing more', () => {
  const token = derivedToken('ticket', ID)

  expect(readPass(`${ID}.${token}`)).toEqual({ id: ID, token })
  for (const text of [undefined, '', ID, `${ID}.`, `.${token}`, `x.${token}`, `${ID}.short`])
    expect(readPass(text)).toBeNull()
  expect(readPass(`${ID}.${token}.more`)).toBeNull()
  expect(readPass(`${ID}.${token}\n`)).toBeNull()
})

test('no key that a link has in its path gets into a log, and what else is in it does', () => {
  const calendar = new URL(
    calendarAddress({ id: '11111111-2222-4333-8444-555555555555', epoch: 1 }),
  )
  expect(loggedPath(calendar.pathname)).toBe(
    '/calendar/11111111-2222-4333-8444-555555555555/[key].ics',
  )
  expect(loggedPath(`/api/signing/${randomToken()}/scan`)).toBe('/api/signing/[key]/scan')
})
