import { afterEach, expect, test, vi } from 'vitest'

import { copy } from '@/src/lib/browser/copy'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['has no clipboard, as without https', {}],
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
])('nothing counts as copied where the browser %s', async (_why, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copy('abcde-fgh23')).toBe(false)
})

test('what was copied is the text', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copy('abcde-fgh23')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('abcde-fgh23')
})
