import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGES = globSync('src/app/(site)/**/page.tsx')

/** What Next has at hand for visitors alone: with drafts it reports each of them that is asked for. */
const CACHED = /from '@\/src\/queries\/(?!content\/(?:content|seo|drafts)')/

test.each(PAGES)('%s asks for nothing cached before it knows that it shows no drafts', (file) => {
  const source = readFileSync(file, 'utf8')
  if (!CACHED.test(source)) return
  const body = source.slice(source.indexOf('export default'))
  const first = body.indexOf('await waitInDrafts()')
  const content = body.search(/await getContent\(/) // waits for it too
  const parallel = body.search(/await (?:Promise\.all|get(?!Content))/)
  const waits = Math.min(...[first, content].filter((at) => at >= 0))
  expect(waits).toBeLessThan(parallel < 0 ? Number.POSITIVE_INFINITY : parallel)
})

test('there are pages', () => {
  expect(PAGES.length).toBeGreaterThan(8)
})
