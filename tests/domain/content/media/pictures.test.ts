import { expect, test } from 'vitest'

import { pictureProblem, usesInText } from '@/src/domain/content/media/picture-rules'
import { pictureView } from '@/src/domain/content/media/picture-view'

const XML = { mime: 'application/xml', ext: 'xml' }

test.each([
  ['logo.svg', undefined, '', 'SVG pictures can hold scripts'],
  ['logo.png', XML, '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="a">', 'SVG pictures'],
  ['photo.jpg', { mime: 'application/pdf', ext: 'pdf' }, '%PDF-1.7', 'This is a PDF file'],
  ['photo.jpg', undefined, 'hello', 'not a picture'],
])('%s is refused by what it is', (name, found, start, said) => {
  expect(pictureProblem(name, found, start)).toContain(said)
})

test('a picture is taken, whatever its name says', () => {
  expect(pictureProblem('photo.jpg', { mime: 'image/png', ext: 'png' }, '')).toBeNull()
})

test('the places that use a picture are named, the first of many', () => {
  const uses = Array.from({ length: 7 }, (_, index) => ({ place: 'Page', name: `No. ${index}` }))
  expect(usesInText(uses.slice(0, 2))).toBe('Page “No. 0” and Page “No. 1”')
  expect(usesInText(uses)).toMatch(/“No. 4”, and 2 more$/)
})

test('a page offers the sizes that there are, AVIF first', () => {
  const view = pictureView({
    url: '/api/media/file/a.png',
    alt: 'A seal',
    width: 800,
    height: 600,
    sizes: {
      smallAvif: { url: '/a-480.avif', width: 480 },
      smallWebp: { url: '/a-480.webp', width: 480 },
      mediumWebp: { url: null },
    },
  })
  expect(view?.sources).toEqual([
    { type: 'image/avif', srcset: '/a-480.avif 480w' },
    { type: 'image/webp', srcset: '/a-480.webp 480w' },
  ])
  expect(pictureView({ url: null, alt: '' })).toBeNull()
})
