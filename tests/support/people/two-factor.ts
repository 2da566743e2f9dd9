import { generateSync } from 'otplib'
import type { Payload } from 'payload'
import { afterEach, beforeEach, vi } from 'vitest'
import { z } from 'zod'

import { browser } from '../browser'
import { builder, PASSWORD } from '../builders'
import type { Data } from '../builders/maker'

const setup = z.object({ secret: z.string(), picture: z.string() })
const turnedOn = z.object({ recoveryCodes: z.array(z.string()) })

const STEP_MS = 30_000

/**
 * Begins each test of a file at the start of an app's next step, so that no step ends within one.
 * The clock runs on: rows keep their order, and pauses end.
 */
export function beginAtStep() {
  beforeEach(() => {
    const real = Date.now
    const ahead = STEP_MS - (real() % STEP_MS)
    vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  })
  afterEach(() => {
    vi.mocked(Date.now).mockRestore()
  })
}

/** The code of an app, so many of its steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) })

/** Turns an app on in a browser that is signed in, by the code of the step before this one. */
export async function turnAppOn(own: ReturnType<typeof browser>, currentPassword = PASSWORD) {
  const { secret } = setup.parse((await own.post('/account/factor/app', { currentPassword })).body)
  const answer = await own.post('/account/factor/app/confirm', { code: codeOf(secret, -1) })
  return { secret, codes: turnedOn.parse(answer.body).recoveryCodes }
}

/** Someone with an authenticator app, and the browser in which they set it up. */
export async function protectedPerson(payload: Payload, overrides: Partial<Data<'users'>> = {}) {
  const user = await builder(payload)('users', overrides)
  const own = browser()
  await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
  return { user, own, ...(await turnAppOn(own)) }
}
