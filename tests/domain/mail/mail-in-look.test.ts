import { expect, test } from 'vitest'

import { mailInLook } from '@/src/domain/mail/mail-templates'

const MAIL = `<html><head><meta name="color-scheme" content="light dark"><style>
@media (prefers-color-scheme: dark) { p { color: white } }
@media screen and ( PREFERS-COLOR-SCHEME:light ) { p { color: black } }
@media (max-width: 420px) { p { margin: 0 } }</style></head><body><p>a</p></body></html>`

test.each(['light', 'dark'] as const)('a mail looks %s, whatever the screen around it', (look) => {
  const html = mailInLook(MAIL, look)

  expect(html).toMatch(new RegExp(`^<style>html:root\\{color-scheme:${look};`))
  expect(html).not.toMatch(/prefers-color-scheme/i)
  expect(html.includes('@media (min-width: 0px) { p { color: white } }')).toBe(look === 'dark')
  expect(html.includes('@media screen and (max-width: 0px) { p { color: black }')).toBe(
    look === 'dark',
  )
  expect(html).toContain('@media (max-width: 420px)')
})
