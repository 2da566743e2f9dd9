import { expect, test } from 'vitest'

import { PICTURE_MAX_PIXELS } from '@/src/domain/documents/upload-rules'
import { limitedSharp, pixelsOf } from '@/src/lib/pictures'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { blackPng, formWith, gif } from '@/tests/support/files'
import { person } from '@/tests/support/people/people'

const HUGE = blackPng(10_000, 6_000)
const LARGEST = blackPng(8_000, 5_000)
const WORDS = 'This picture has more than 40 megapixels. Save it at a smaller size and try again.'

const payload = await testPayload()
const customer = await person(payload)
const admin = await person(payload, { role: 'admin' })

/** A form as the back-office sends it: the fields as JSON beside the file. */
function adminForm(data: Buffer, name: string, fields: object): FormData {
  const form = formWith(data, name)
  form.set('_payload', JSON.stringify(fields))
  return form
}

/** Each way by which a file comes in. */
const WAYS: [string, (data: Buffer) => ReturnType<typeof api>][] = [
  [
    'a customer’s document',
    (data) => api('POST', '/documents/upload', { as: customer, body: formWith(data, 'a.png') }),
  ],
  [
    'a document from staff',
    (data) =>
      api('POST', '/documents', {
        as: admin,
        body: adminForm(data, 'a.png', { name: 'Articles', type: 'articles', user: customer.id }),
      }),
  ],
  [
    'a picture of the site',
    (data) =>
      api('POST', '/media', { as: admin, body: adminForm(data, 'a.png', { alt: 'Night' }) }),
  ],
]

test.each(WAYS)('%s of 60 megapixels is refused before anything is decoded', async (_, send) => {
  const before = process.memoryUsage().rss

  const answer = await send(HUGE)

  expect(answer.status).toBe(413)
  expect(JSON.stringify(answer.body)).toContain(WORDS)
  expect(process.memoryUsage().rss - before).toBeLessThan(60e6)
})

test.each(WAYS)('%s of 40 megapixels is taken', async (_, send) => {
  expect((await send(LARGEST)).status).toBe(201)
})

test('a huge picture does not replace a small one either', async () => {
  const { id } = await builder(payload)('media')

  const answer = await api('PATCH', `/media/${id}`, {
    as: admin,
    body: adminForm(HUGE, 'b.png', {}),
  })

  expect(answer.status).toBe(413)
})

test('all frames of an animation count', async () => {
  const animation = gif({ side: 2000, frames: 12 })

  expect(await pixelsOf(animation, 'image/gif')).toBeGreaterThan(PICTURE_MAX_PIXELS)
  await expect(limitedSharp(animation, { animated: true }).toBuffer()).rejects.toThrow(
    'pixel limit',
  )
})
