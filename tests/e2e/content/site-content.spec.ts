import { CONTENT } from '@/src/domain/content/registry'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { expectWords, rowsOf, wordsOf } from '@/tests/support/e2e/words'

test('a claim is on the page once staff have verified it, and not before', async ({ page }) => {
  const claims = rowsOf('/').filter(({ claim }) => claim)
  const before = await wordsOf(page, '/')
  for (const row of claims.filter(({ selector }) => selector.startsWith('trust.'))) {
    expectWords(before, row, false)
  }
  expect(before).not.toContain('Competitor A')
  expect(before).not.toContain('a customer’s own words')

  const staff = await staffApi()
  const all = { 'where[claim.isClaim][equals]': 'true', limit: '0' }
  await staff.updateAll('contentElements', all, {
    claim: { verified: true, source: 'Counted for this test' },
  })
  try {
    const words = await wordsOf(page, '/')
    for (const row of rowsOf('/')) expectWords(words, row, true)
    const table = page.getByRole('table').first()
    await expect(table.getByRole('link', { name: 'Start Now' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expect(table.getByRole('row')).toHaveCount(5)
  } finally {
    await staff.updateAll('contentElements', all, { claim: { verified: false, source: '' } })
    await staff.dispose()
  }
})

test('what staff write in place of a text is what the page says', async ({ page }) => {
  const staff = await staffApi()
  const id = await staff.find('contentElements', {
    'where[page][equals]': '/careers',
    'where[selector][equals]': 'careers.intro',
  })
  const { default: original } = CONTENT['/careers']['careers.intro']
  await staff.update('contentElements', id, { currentValue: 'Written while a test runs.' })
  try {
    expect(await wordsOf(page, '/careers')).toContain('Written while a test runs.')
  } finally {
    await staff.update('contentElements', id, { currentValue: original })
    await staff.dispose()
  }
})
