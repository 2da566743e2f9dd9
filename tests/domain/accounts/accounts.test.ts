import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { guestSignUpInput, signUpInput, splitName } from '@/src/domain/accounts/account-input'
import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { afterSignIn, safeNextPath } from '@/src/domain/accounts/next-path'
import { passwordHelp, passwordProblem } from '@/src/domain/accounts/password'
import { worksFor } from '@/src/domain/accounts/token-purposes'

const SITE = 'https://charterdesk.example'

describe('the page after signing in', () => {
  test.each([
    ['/dashboard/orders', '/dashboard/orders'],
    ['/admin', '/admin'],
    ['/dashboard/orders?q=a b#top', '/dashboard/orders?q=a%20b#top'],
    ['/dashboard/../admin', '/admin'],
    ['/admin/login', '/admin'],
    ['/admin/logout', '/admin'],
    ['/admin/login?redirect=%2Fadmin%2Fcollections%2Forders', '/admin/collections/orders'],
    ['/admin/login?redirect=%2F%2Fevil.example', '/admin'],
    ['/admin/login?redirect=%2Fdashboard', '/admin'],
  ])('may be a page of this site: %j', (next, path) => {
    expect(safeNextPath(next)).toBe(path)
  })

  test.each([
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['javascript:alert(1)'],
    ['dashboard'],
    ['/auth'],
    ['/sandbox/inbox'],
    ['/auth/'],
    ['/api/users/logout'],
    [''],
    [' /dashboard'],
    [['/dashboard']],
    [undefined],
    [null],
  ])('is never elsewhere: %j', (next) => {
    expect(safeNextPath(next)).toBeNull()
  })

  test('stays on this site whatever the address asks for', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '.',
        ':',
        '@',
        '?',
        '#',
        '%',
        '\t',
        '\n',
        ' ',
        'a',
        '2',
        'f',
        'é',
      ),
      maxLength: 12,
    })
    const any = fc.oneof(
      nasty,
      nasty.map((text) => `/${text}`),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(any, (next) => {
        const path = safeNextPath(next)
        return path === null || new URL(path, SITE).origin === SITE
      }),
      { numRuns: 1000 },
    )
  })

  test('is the one asked for, else the orders after a purchase, else the dashboard', () => {
    expect(afterSignIn('/admin', true)).toBe('/admin')
    expect(afterSignIn('//evil.example', true)).toBe('/dashboard/orders')
    expect(afterSignIn(undefined, false)).toBe('/dashboard')
  })
})

describe('the sign-up form', () => {
  const form = {
    firstName: 'Ada',
    lastName: 'Moss',
    email: ' Ada@Example.com ',
    password: 'harbor-9',
    confirmPassword: 'harbor-9',
    consent: true,
  }
  const messages = (input: unknown) =>
    signUpInput()
      .safeParse(input)
      .error?.issues.map((issue) => issue.message) ?? []

  test('takes an email trimmed and in lower case', () => {
    expect(signUpInput().parse(form).email).toBe('ada@example.com')
  })

  test('tells that the passwords differ along with what else is wrong', () => {
    const told = messages({ ...form, firstName: '', confirmPassword: 'other' })

    expect(told).toEqual(['Enter your first name', 'Passwords do not match'])
  })

  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['password', 'This password is one of the most common ones. Choose another.'],
  ])('refuses the password %j', (password, message) => {
    expect(messages({ ...form, password, confirmPassword: password })).toEqual([message])
  })

  test('asks for consent', () => {
    expect(messages({ ...form, consent: false })).toEqual(['Accept the terms to create an account'])
  })

  test('lets nothing through that is no part of it', () => {
    expect(signUpInput().parse({ ...form, role: 'admin' })).not.toHaveProperty('role')
    expect(
      guestSignUpInput.parse({
        fullName: 'A',
        email: 'a@b.co',
        password: 'harbor-9',
        role: 'admin',
      }),
    ).not.toHaveProperty('role')
  })
})

test.each([
  ['Ada Moss', 'Ada', 'Moss'],
  ['  Ada   de la  Moss ', 'Ada', 'de la Moss'],
  ['Ada', 'Ada', ''],
])('a full name is split at its first space: %j', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName })
})

test('a mailed key says how long it works in words', () => {
  expect(worksFor('verify_email')).toBe('2 days')
  expect(worksFor('change_email')).toBe('24 hours')
  expect(worksFor('reset_password')).toBe('1 hour')
  expect(worksFor('invitation')).toBe('7 days')
})

test('a password may be asked to be longer than six characters, and never to be a common one', () => {
  expect(passwordProblem('sevenhe', 'customer')).toBeNull()
  expect(passwordProblem('sevenhe', 'customer', 8)).toBe('Password must be at least 8 characters')
  expect(passwordProblem('Password123', 'customer')).toContain('most common')
  expect(passwordHelp(6)).toBe('At least 6 characters; 8 or more are better')
  expect(passwordHelp(10)).toBe('At least 10 characters')
})

test('a wrong password is told that more of them may mean waiting, and no time that is not kept', () => {
  const words = ACCOUNT_PROBLEMS.wrong_credentials
  expect(words).toContain('you may have to wait before the next one')
  expect(words).not.toMatch(/minute|hour|paused|locked/)
})

test('no refusal tells whether an address is known', () => {
  for (const words of Object.values(ACCOUNT_PROBLEMS)) {
    expect(words).not.toMatch(/no account|unknown|not verified|does not exist/i)
  }
})
