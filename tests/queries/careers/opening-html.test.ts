import { expect, test } from 'vitest'

import { paragraphs } from '@/src/domain/careers/opening-view'
import { openingHtml } from '@/src/queries/careers/openings'

test('a description becomes harmless HTML', () => {
  expect(openingHtml(paragraphs('First <b>.\n\nSecond.'))).toBe(
    '<p>First &lt;b&gt;.</p><p>Second.</p>',
  )
})

test('a link that runs a script loses it', () => {
  const text = paragraphs('Here')
  const [paragraph] = text.root.children
  const link = {
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    fields: { linkType: 'custom', url: 'javascript:alert(1)', newTab: false },
    children: paragraph?.children ?? [],
  }
  const children = [{ ...paragraph, type: 'paragraph', version: 1, children: [link] }]
  const html = openingHtml({ root: { ...text.root, children } })
  expect(html).toContain('Here')
  expect(html).not.toContain('javascript')
})
