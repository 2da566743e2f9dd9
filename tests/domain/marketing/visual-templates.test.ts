import { expect, test } from 'vitest'

import { templateForm, templateInput } from '@/src/domain/marketing/template-input'
import { TEMPLATE_VARIABLES, variableTag } from '@/src/domain/marketing/template-variables'
import { designInput } from '@/src/domain/marketing/visual/design'
import { lostInEditor } from '@/src/domain/marketing/visual/held-by-editor'
import { isSafeTarget, linkTarget } from '@/src/domain/marketing/visual/link-target'
import { visualHtml } from '@/src/domain/marketing/visual/visual-html'
import { EMAIL_TEMPLATE_SEEDS } from '@/src/seed/mail-and-reply-seeds'

test('a variable stands with what is said where it is not known', () => {
  expect(variableTag('first_name')).toBe('{{ first_name | default: "there" }}')
  expect(variableTag('checkout_url')).toBe('{{ checkout_url }}')
  expect(TEMPLATE_VARIABLES.map(variableTag)).toHaveLength(8)
})

test('the HTML of the visual editor becomes a template that Liquid reads', () => {
  const page =
    '<!DOCTYPE html><html><head><style>a{}</style></head><body style="x"><!--$--><p>Hi {{ first_name | default: &quot;you &amp; &#x27;all&#x27;&quot; }} &amp; co</p><p><a href="{{ checkout_url | default: &quot;https://x.test&quot; }}">Go</a></p><!--/$--></body></html>'

  expect(visualHtml(page)).toBe(
    '<p>Hi {{ first_name | default: "you & \'all\'" }} &amp; co</p>\n<p><a href="{{ checkout_url | default: "https://x.test" }}">Go</a></p>',
  )
})

test.each([
  ['no page', '<p>a</p>', '<p>a</p>'],
  ['a page without an end', '<body><p>a</p>', '<p>a</p>'],
  ['an entity outside of a variable', '<p>&lt;b&gt;</p>', '<p>&lt;b&gt;</p>'],
])('%s is read as it is', (_, page, html) => {
  expect(visualHtml(page)).toBe(html)
})

test.each([
  ['plain words with a link', '<p>Hi <a href="{{ checkout_url }}">go</a></p>', []],
  ['a list and a picture', '<ul><li>a</li></ul><img src="https://x.test/a.png" alt="a > b">', []],
  ['a table', '<table><tr><td>a</td></tr></table>', ['<table>', '<td>', '<tr>']],
  ['a style', '<p style="color: red">a</p>', ['style of <p>']],
  ['a condition', '{% if first_name %}a{% endif %}', ['Liquid tags such as {% if %}']],
  ['a comment', '<!-- a --><p>b</p>', ['comments']],
  ['an attribute without a value', '<a href="https://x.test" download>a</a>', ['download of <a>']],
])('what the editor would lose of %s', (_, html, lost) => {
  expect(lostInEditor(html)).toEqual(lost)
})

test('the editor holds every template that a new shop begins with', () => {
  expect(EMAIL_TEMPLATE_SEEDS.flatMap(({ content }) => lostInEditor(content))).toEqual([])
})

test.each([
  ['https://x.test/a?b=c', 'https://x.test/a?b=c'],
  [' example.com/pricing ', 'https://example.com/pricing'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['{{ checkout_url }}', '{{ checkout_url }}'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words', null],
  ['', null],
])('%s typed as a link leads to %s', (typed, target) => {
  expect(linkTarget(typed)).toBe(target)
})

test('a stored target is safe, or none', () => {
  expect(['', '#', 'tel:+1', '{{ checkout_url }}'].every(isSafeTarget)).toBe(true)
  expect(['javascript:x', '{{a}}javascript:x', '//x.test', ' https://x'].some(isSafeTarget)).toBe(
    false,
  )
})

const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const link = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }],
})
const deep = (levels: number): object =>
  levels === 0 ? { type: 'paragraph' } : { type: 'container', content: [deep(levels - 1)] }

test('a document of the editor is kept as it is', () => {
  const document = { type: 'container', content: [link('https://x.test')] }

  expect(designInput.parse(doc(document))).toEqual({ type: 'doc', content: [document] })
})

test.each([
  ['no JSON', 'nonsense'],
  ['no document', JSON.stringify({ type: 'paragraph' })],
  ['a node that no mail has', doc({ type: 'iframe' })],
  ['styles for the whole page', doc({ type: 'globalContent', attrs: { data: {} } })],
  ['a link that acts', doc(link('javascript:alert(1)'))],
  ['a picture that acts', doc({ type: 'image', attrs: { src: 'data:text/html,x' } })],
  ['a style that loads', doc({ type: 'paragraph', attrs: { style: 'background: URL(//x)' } })],
  ['a part that no one knows', doc({ type: 'paragraph', more: true })],
  ['a tree too deep to read', doc(deep(200))],
  ['a tree of brackets', '['.repeat(100_000)],
])('%s is refused', (_, json) => {
  expect(designInput.safeParse(json).success).toBe(false)
})

const typed = {
  name: 'A',
  subject: 'B',
  content: '<p>c</p>',
  templateType: 'reminder',
  isActive: true,
}

test('a template is code unless it is said to be visual, and then it has a document', () => {
  const input = { ...typed, id: null, version: null }

  expect(templateInput.parse(input)).toMatchObject({ writtenAs: 'code', design: null })
  expect(templateInput.parse({ ...input, writtenAs: 'visual', design: doc() })).toMatchObject({
    writtenAs: 'visual',
    design: { type: 'doc' },
  })
  expect(templateForm.parse({ ...typed, design: 'kept as typed' }).design).toBe('kept as typed')
  expect(templateInput.safeParse({ ...input, writtenAs: 'visual' }).error?.issues).toMatchObject([
    { path: ['content'], message: 'Write the email first' },
  ])
})
