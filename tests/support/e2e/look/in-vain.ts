import { expect, type Locator, type Page } from '@playwright/test'

const FAILED = { error: { code: 'unexpected', message: 'Something went wrong.' } }

/** While a button is pressed here, the server fails at everything that would change something. */
export async function pressInVain(page: Page, button: Locator, words: string): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: FAILED }),
  )
  await button.click()
  await expect(page.getByText(words).first()).toBeVisible()
  await page.unroute('**/api/**')
}
