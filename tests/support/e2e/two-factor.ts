import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'

import { untilAlive } from './alive'

const STEP_SECONDS = 30

/** The code of an app, so many of its steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS })

/** Presses a button once it listens. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await untilAlive(button)
  await button.click()
}

/** Sets up an authenticator app with the code of now, and gives its secret. */
export async function setUpApp(page: Page, password: string): Promise<string> {
  await press(page, 'Set up an authenticator app')
  await page
    .getByRole('form', { name: 'Set up an authenticator app' })
    .getByLabel('Current password', { exact: true })
    .fill(password)
  await press(page, 'Continue')
  const secret = (await page.getByRole('main').locator('code').first().textContent()) ?? ''
  await page.getByLabel('Code').fill(codeOf(secret))
  await press(page, 'Turn on')
  await press(page, 'I saved them')
  return secret
}

/** Puts a security key that says yes to everything into the browser. */
export async function plugInKey(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Makes the key that is plugged in someone's first passkey. */
export async function addPasskey(page: Page, password: string): Promise<void> {
  await press(page, 'Add a passkey')
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('This laptop')
  await form.getByLabel('Current password', { exact: true }).fill(password)
  await press(page, 'Add passkey')
}
