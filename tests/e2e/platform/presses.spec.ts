import type { Locator, Page } from '@playwright/test'

import { addressOf, SCREEN_NAMES, screenOf } from '@/src/admin/kit/screens/admin-href'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { DASHBOARD_LINKS } from '@/src/storefront/layout/dashboard/navigation'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { answersFor, keepDraft } from '@/tests/support/e2e/draft'
import { newShopper } from '@/tests/support/e2e/shopper'
import { KINDS_OF_PAGES } from '@/tests/support/e2e/site'
import { ADMIN, enter } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { everyNth } from '@/tests/support/suite/sample'

/** From pressing a mouse's button to letting it go, as people do. */
const PRESS_MS = 90
/** Of one page: what is further down is of the same kinds. */
const MOST_FIELDS = 12

const FIELDS =
  'main :is(input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=search]), textarea):not([disabled], [readonly])'

/** Takes down what is pressed and clicked, and lets nothing come of it. */
function watchClicks(): void {
  addEventListener('pointerdown', ({ target }) => Object.assign(window, { down: target }), true)
  addEventListener(
    'click',
    (event) => {
      const clicked: unknown = Reflect.get(window, 'clicked')
      if (Array.isArray(clicked)) clicked.push(event.target)
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

/** The middle of the next control below a field that a pointer reaches; null where there is none. */
async function nextBelow(field: Element): Promise<{ x: number; y: number } | null> {
  for (let [last, same] = [-1, 0]; same < 5; last = window.scrollY) {
    field.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise(requestAnimationFrame) // typing scrolls to its field smoothly
    same = window.scrollY === last ? same + 1 : 0
  }
  const { bottom } = field.getBoundingClientRect()
  const controls = document.querySelectorAll(
    'main :is(button, label:has(input), input[type=checkbox], input[type=radio])',
  )
  for (const control of controls) {
    const box = control.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (box.height > 0 && box.top >= bottom && hit && control.contains(hit)) {
      Object.assign(window, { pressed: control, clicked: [] })
      return { x, y }
    }
  }
  return null
}

/** What became of a press of a control; `beside` where the page moved before it began. */
function outcomeOfPress(): 'clicked' | 'lost' | 'beside' {
  const [pressed, down, clicked]: unknown[] = ['pressed', 'down', 'clicked'].map((name) =>
    Reflect.get(window, name),
  )
  if (!(pressed instanceof Element && down instanceof Node && Array.isArray(clicked))) return 'lost'
  if (!pressed.contains(down)) return 'beside'
  const isClicked = clicked.some(
    (one) => one instanceof Node && (pressed.contains(one) || one.contains(pressed)),
  )
  return isClicked ? 'clicked' : 'lost'
}

/** Presses the next control below a field. */
async function pressBelow(page: Page, field: Locator) {
  for (;;) {
    const place = await field.evaluate(nextBelow)
    if (!place) return null
    await page.mouse.click(place.x, place.y, { delay: PRESS_MS })
    const outcome = await page.evaluate(outcomeOfPress)
    if (outcome !== 'beside') return outcome
  }
}

/**
 * Spoils each field of a page's forms, then presses the next control below it as a person would.
 *
 * @returns how many presses there were, and which of them were lost
 */
async function pressAfterEachField(page: Page, path: string) {
  const lost: string[] = []
  let presses = 0
  await page.goto(path, { waitUntil: 'load' })
  const fields = page.locator(FIELDS).filter({ visible: true })
  if ((await fields.count()) > 0) await untilAlive(fields.first())
  await page.evaluate(watchClicks)
  for (const field of (await fields.all()).slice(0, MOST_FIELDS)) {
    const type = await field.getAttribute('type')
    await field.focus()
    await page.keyboard.type(type === 'date' ? '01011800' : '<')
    if (presses % 2 === 1) await page.keyboard.press('Backspace')
    const outcome = await pressBelow(page, field)
    if (outcome) presses += 1
    if (outcome === 'lost') lost.push(`${path}: after ${await field.getAttribute('name')}`)
  }
  return { presses, lost }
}

test('no press is lost to what a field says as it is left', { tag: '@phone' }, async ({
  page,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 422/) // a lead whose name is spoiled
  const shopper = newShopper()
  const checkouts = [
    ...STEP_NAMES.map((step) => `/checkout?step=${step}`),
    ...STANDALONE_SERVICES.map((service) => `/checkout/${service}`),
  ]
  await keepDraft(page, await answersFor(page, shopper))
  const found = []
  for (const path of [...KINDS_OF_PAGES, '/auth', '/auth?mode=sign-up', ...checkouts]) {
    found.push(await pressAfterEachField(page, path))
  }
  const { id } = await buy(page, shopper)
  await signUp(page, shopper)
  const own = [...DASHBOARD_LINKS.map(({ href }) => href)]
  for (const path of [...own, `/dashboard/orders/${id}#formation-details`]) {
    found.push(await pressAfterEachField(page, path))
  }
  expect(found.flatMap(({ lost }) => lost)).toEqual([])
  expect(found.reduce((sum, { presses }) => sum + presses, 0)).toBeGreaterThan(30)
})

/** The back-office's screens without a record, of which a plain run takes every fourth. */
const SCREENS = everyNth(
  SCREEN_NAMES.map(screenOf).filter((screen) => 'view' in screen && !('record' in screen)),
  4,
)

test('nor in the back-office', async ({ page, noise }) => {
  test.slow()
  noise.expect(/status of (?:422 .*audience|403 .*access-denied)/) // half an audience; a way in for others
  await enter(page, ADMIN)
  const found = []
  for (const screen of SCREENS) found.push(await pressAfterEachField(page, addressOf(screen)))
  expect(found.flatMap(({ lost }) => lost)).toEqual([])
  expect(found.reduce((sum, { presses }) => sum + presses, 0)).toBeGreaterThan(5)
})
