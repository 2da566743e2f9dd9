import type { Locator } from '@playwright/test'

/** Waits until React listens to an element: before that, what is done to it changes nothing. */
export async function untilAlive(element: Locator): Promise<void> {
  await element.waitFor()
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(node).some((key) => key.startsWith('__reactProps'))
            ? resolve()
            : requestAnimationFrame(look)
        look()
      }),
  )
}
