import { expect, test } from 'vitest'

import { documentKinds } from '@/src/domain/vocabulary/document-types'

test('the documents of a corporation have its own names, and all others theirs', () => {
  expect(documentKinds('corporation')).toMatchObject({
    articles: 'Articles of Incorporation',
    operating_agreement: 'Bylaws',
    ein: 'EIN letter',
  })
  expect(documentKinds('llc').articles).toBe('Articles of Organization')
  expect(documentKinds(null).operating_agreement).toBe('Operating agreement')
})
