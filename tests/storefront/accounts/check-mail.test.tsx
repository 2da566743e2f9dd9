import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CheckMail } from '@/src/storefront/accounts/sign-up/CheckMail'

const shown = (problem: string | null) =>
  renderToStaticMarkup(
    <CheckMail what="sign-up" email="ada@example.com" sandbox={false} problem={problem} />,
  )

test('says that a mail is on its way only where one is', () => {
  expect(shown(null)).toContain('We emailed ')

  const refused = shown('Too many tries.')
  expect(refused).toContain('Too many tries.')
  expect(refused).not.toContain('We emailed ')
})
