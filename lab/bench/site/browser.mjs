import { chromium } from '@playwright/test'

/** @typedef {import('@playwright/test').Browser} Browser */

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * A browser while something is done with it.
 * @template T
 * @param {string} executablePath
 * @param {(browser: Browser) => Promise<T>} use
 * @param {string[]} args
 */
export async function withBrowser(executablePath, use, args = []) {
  const browser = await chromium.launch({ executablePath, args: [...ARGS, ...args] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A mid-range phone, as Lighthouse has it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } }
