import type { Page } from '@playwright/test'

import { buy, signUp } from './buy'
import { newShopper, type Shopper } from './shopper'
import type { StaffApi } from './staff'

/** Someone with an account whose company the state has formed today. */
export async function formedCompany(page: Page, staff: StaffApi) {
  const shopper = newShopper()
  const { id } = await buy(page, shopper)
  await signUp(page, shopper)
  await staff.update('orders', id, { formedOn: new Date().toISOString() })
  return { shopper, order: id }
}

/** Someone with an account and nothing in it. */
export async function newcomer(page: Page): Promise<Shopper> {
  const shopper = newShopper()
  await signUp(page, shopper)
  return shopper
}
