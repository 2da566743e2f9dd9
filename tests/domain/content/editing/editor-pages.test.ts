import { expect, test } from 'vitest'
import { editorPage } from '@/src/domain/content/editing/editor-pages'

test.each([
  ['/support', '/support'],
  ['/llc', '/llc'],
  ['/llc/wyoming', '/llc'],
  ['/llcs', '/'],
  ['/checkout', '/'],
  ['toString', '/'],
  [undefined, '/'],
])('the texts of %s are edited on %s', (address, page) => {
  expect(editorPage(address)).toBe(page)
})
