import { describe, expect, test } from 'vitest'

import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import { isSafeHref } from '@/src/domain/content/rich-text/model'
import { richTextProblem } from '@/src/domain/content/rich-text/problem'
import { readRichText } from '@/src/domain/content/rich-text/read-rich-text'
import { plainText, sayPromisesIn, sectionsOf } from '@/src/domain/content/rich-text/sections'

const words = (text: string, format = 0) => ({ type: 'text', text, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const stored = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (url: string) => ({
  type: 'link',
  fields: { url, linkType: 'custom', newTab: false },
  children: [words('here')],
})
const block = (fields: object) => ({ type: 'block', fields })

test.each([
  '/support',
  '/services/ein?package=standard#who',
  '#refunds',
  'https://www.irs.gov/forms',
  'mailto:support@example.com',
  'tel:+1 307 555 0100',
])('a text may link to %s', (href) => {
  expect(isSafeHref(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/a//evil.example',
  '\\\\evil.example',
  'http://evil.example',
  'https://user:pass@evil.example',
  'https:/evil.example',
  'https://evil.example\\@good.example',
  'data:text/html,<script>',
  'vbscript:x',
  'https://a b',
  '',
  `https://example.com/${'a'.repeat(500)}`,
])('a text may not link to %j', (href) => {
  expect(isSafeHref(href)).toBe(false)
  expect(richTextProblem(stored(paragraph(link(href))))).toMatch(/^The link to “/)
  const [read] = readRichText(stored(paragraph(link(href))))
  expect(read).toEqual({ kind: 'paragraph', inside: [{ kind: 'words', text: 'here', marks: [] }] })
})

describe('what is read of a stored text', () => {
  test('is what pages can show; anything else is left out', () => {
    const text = readRichText(
      stored(
        { type: 'heading', tag: 'h1', children: [words('No')] },
        { type: 'heading', tag: 'h2', children: [words('Yes')] },
        { type: 'html', html: '<script>alert(1)</script>' },
        paragraph(words('bold', 3), { type: 'linebreak' }, words('<b>')),
        block({ blockType: 'callToAction', text: 'Go', label: 'Go', href: 'javascript:x' }),
        block({ blockType: 'feeTable', of: 'states', states: ['WY'] }),
        block({ blockType: 'faqList', page: 'nowhere' }),
        { type: 'upload', relationTo: 'documents', value: 'id' },
        { type: 'upload', relationTo: 'media', value: { id: 'picture' } },
      ),
    )
    expect(text).toEqual([
      { kind: 'heading', level: 2, inside: [{ kind: 'words', text: 'Yes', marks: [] }] },
      {
        kind: 'paragraph',
        inside: [
          { kind: 'words', text: 'bold', marks: ['strong', 'em'] },
          { kind: 'break' },
          { kind: 'words', text: '<b>', marks: [] },
        ],
      },
      { kind: 'fees', of: 'states', states: ['WY'] },
      { kind: 'picture', media: 'picture' },
    ])
  })

  test('has a list within a list at the item that it is of', () => {
    const item = (...children: object[]) => ({ type: 'listitem', children })
    const inner = { type: 'list', listType: 'number', children: [item(words('first step'))] }
    const [list] = readRichText(
      stored({ type: 'list', listType: 'bullet', children: [item(words('do this')), item(inner)] }),
    )
    expect(list).toMatchObject({
      isOrdered: false,
      items: [{ inside: [{ text: 'do this' }], lists: [{ isOrdered: true }] }],
    })
  })

  test.each([
    null,
    undefined,
    'text',
    {},
    { root: 1 },
    { root: { type: 'root', children: [1, null] } },
  ])('is nothing of %j', (value) => {
    expect(readRichText(value)).toEqual([])
  })
})

test.each([
  [null, 'damaged'],
  [stored({ type: 'heading', tag: 'h1', children: [] }), 'heading 1'],
  [stored({ type: 'iframe' }), 'can’t show (iframe)'],
  [stored(block({ blockType: 'feeTable', of: 'moon' })), 'fee table'],
  [stored(block({ blockType: 'html' })), 'can’t show (html)'],
  [stored(block({ blockType: 'callToAction', text: 'a', label: 'b', href: '//x' })), '“//x”'],
  [stored({ type: 'upload', relationTo: 'users', value: 'x' }), 'Media'],
  [stored(paragraph(words('a'.repeat(200_001)))), 'too long'],
])('%#: a text is refused with words', (value, said) => {
  expect(richTextProblem(value)).toContain(said)
})

test('a text within texts without end is refused, and not followed to the end', () => {
  let deep: object = words('deep')
  for (let depth = 0; depth < 40; depth += 1) deep = { type: 'quote', children: [deep] }
  expect(richTextProblem(stored(deep))).toContain('within one another')
})

test('lines of the code are the text that pages show, in sections with anchors of their own', () => {
  const body = richTextOf(
    'Hello.\n\n## Fees & dates\n- one\n- two\n+ first\nAfter.\n## Fees, dates\nEnd.',
  )
  expect(richTextProblem(body)).toBeNull()
  const { preamble, sections } = sectionsOf(readRichText(body))
  expect(preamble).toMatchObject([{ kind: 'paragraph', inside: [{ text: 'Hello.' }] }])
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['fees-dates', 'Fees & dates'],
    ['fees-dates-2', 'Fees, dates'],
  ])
  expect(sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['list', 'list', 'paragraph'])
  expect(sections[0]?.blocks).toMatchObject([{ items: [{}, {}] }, { isOrdered: true }, {}])
})

test('promises are said wherever a text names them, in links and tables too', () => {
  const cell = { type: 'tablecell', headerState: 1, children: [paragraph(words('{a}'))] }
  const text = readRichText(
    stored(paragraph({ ...link('/support'), children: [words('{a}')] }), {
      type: 'table',
      children: [{ type: 'tablerow', children: [cell] }],
    }),
  )
  const said = sayPromisesIn(text, (one) => one.replace('{a}', 'said'))
  expect(JSON.stringify(said)).not.toContain('{a}')
  expect(said).toMatchObject([
    { inside: [{ kind: 'link', inside: [{ text: 'said' }] }] },
    { rows: [[{ isHead: true, inside: [{ inside: [{ text: 'said' }] }] }]] },
  ])
  expect(plainText([{ kind: 'break' }, { kind: 'words', text: 'x', marks: [] }])).toBe('x')
})
