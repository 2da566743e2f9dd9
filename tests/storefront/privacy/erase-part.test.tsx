import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { keptAfterErasure } from '@/src/domain/privacy/erasure'
import { ErasePart } from '@/src/storefront/privacy/YourData'

test('before an account is deleted the screen lists all that is kept', () => {
  const lost = { unpaidMinor: 0, services: 1, agentOf: ['Juniper & Oak LLC'] }
  const html = renderToStaticMarkup(<ErasePart lost={lost} obstacles={[]} />)

  expect(html).toContain('We are the registered agent of Juniper &amp; Oak LLC')
  for (const kept of keptAfterErasure(true)) expect(html).toContain(`<li>${kept}</li>`)
})
