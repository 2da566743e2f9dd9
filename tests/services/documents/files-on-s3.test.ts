// @apart
import { afterAll, expect, test } from 'vitest'

import { s3Server } from '@/tests/support/s3/s3-server'

const s3 = await s3Server()
Object.assign(process.env, s3.variables) // before anything reads them
const { fileSuite } = await import('@/tests/support/s3/file-suite')
const { api } = await import('@/tests/support/api')
const { countOf } = await import('@/tests/support/database')
const { env } = await import('@/src/lib/env')
const { s3Store } = await import('@/src/lib/files/s3-store')
const { formWith, pdf } = await import('@/tests/support/files')

const { payload, uploaded, raw, clerk, me } = await fileSuite()

afterAll(() => s3.close())

test('the bucket opens to nobody but us, and no answer names it', async () => {
  const { id, filename } = await uploaded()
  const key = `documents/${filename}`
  expect([...s3.objects.keys()]).toContain(key)
  expect((await fetch(`${s3.url}/${s3.bucket}/${key}`)).status).toBe(403)
  const answers = [
    await api('GET', `/documents/${id}`, { as: clerk() }),
    await api('GET', '/documents?limit=100', { as: clerk() }),
    await api('GET', '/media?limit=100'),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${new URL(s3.url).host}|${s3.bucket}`))
  }
})

test('a bucket that is not there is told, and not taken for one without the file', async () => {
  if (!env.s3) throw new Error('The test has no bucket')
  const mistaken = s3Store({ ...env.s3, bucket: 'charterdesk-typo' })
  await expect(mistaken.read('documents/any.pdf')).rejects.toThrow('NoSuchBucket')
  expect(await s3Store(env.s3).read('documents/none.pdf')).toBeNull()
})

test('while the storage is away nothing is taken, and what is there comes back with it', async () => {
  const { id, filename } = await uploaded()
  const before = await countOf(payload, 'documents', {})
  s3.control.isAway = true
  try {
    const asked = await api('GET', `/documents/file/${filename}`, { as: clerk() })
    expect(asked).toMatchObject({ status: 503, body: { error: { code: 'storage_away' } } })
    const body = formWith(pdf('BT lost ET'), 'Lost.pdf')
    const sent = await api('POST', '/documents/upload', { as: me(), body })
    expect(sent).toMatchObject({ status: 503, body: { error: { code: 'storage_away' } } })
    expect(JSON.stringify(sent.body)).not.toContain('InternalError')
    expect(await countOf(payload, 'documents', {})).toBe(before)
  } finally {
    s3.control.isAway = false
  }
  expect((await raw('GET', `/documents/${id}/download`, me())).status).toBe(200)
}, 60_000)
