import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { checkoutHref } from '@/src/storefront/orders/hrefs'
import { NotOffered } from '@/src/storefront/orders/page/PayOrder'

test.each([
  ['llc', '/checkout'],
  ['ein', '/checkout/ein'],
] as const)(
  'an order of an %s that is no longer offered begins again in its checkout',
  (kind, href) => {
    const html = renderToStaticMarkup(<NotOffered href={checkoutHref(kind)} isCheckout />)
    expect(html).toContain(`href="${href}"`)
    expect(html).toContain('Start the order again')
    expect(html).toContain('Nothing was charged')
  },
)

test('an extra that is no longer offered leads back to its order', () => {
  const html = renderToStaticMarkup(<NotOffered href="/orders/1" isCheckout={false} />)
  expect(html).toContain('href="/orders/1"')
  expect(html).toContain('Back to your order')
})
