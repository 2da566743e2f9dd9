import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Container } from '@/src/storefront/ui/layout'

test('a form begins at the left edge of the page, not of the window', () => {
  const html = renderToStaticMarkup(<Container width="form">content</Container>)

  expect(html).toMatch(/class="mx-auto max-w-300"><div class="max-w-[^"]+">content</)
})
