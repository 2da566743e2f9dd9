import { Readable } from 'node:stream'

import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { HANDLERS } from '@/src/jobs/handlers'
import { fileStore } from '@/src/lib/files/files'
import { openFile } from '@/src/lib/files/sealed-file'
import { removeOverdue } from '@/src/services/careers/remove-applications'
import { sweepFiles } from '@/src/services/documents/stored-files'
import { readExport, removeExports, writeExport } from '@/src/services/platform/exports/export-file'
import { eraseByStaff } from '@/src/services/privacy/erase-account'
import { api } from '@/tests/support/api'
import { builder, nextSerial, pixel } from '@/tests/support/builders'
import { careersDesk } from '@/tests/support/careers/careers-desk'
import { countOf, testPayload } from '@/tests/support/database'
import { blackPng, formWith, pdf } from '@/tests/support/files'
import { person, type SignedIn, staffOf } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { serverHere } from '@/tests/support/server'
import { unzip } from '@/tests/support/unzip'

const saved = z.object({ doc: z.looseObject({ id: z.string(), filename: z.string() }) })
const removal = z.object({ data: z.looseObject({ names: z.array(z.string()) }) })
const sized = z.record(z.string(), z.looseObject({ filename: z.string().nullable() }))

/** What must hold of files wherever they are kept. */
export async function fileSuite() {
  const payload = await testPayload()
  const store = await fileStore()
  let [me, other]: SignedIn[] = []
  let [editor, clerk]: SignedIn[] = []

  beforeAll(async () => {
    ;[me, other] = [await person(payload), await person(payload)]
    editor = (await staffOf(payload, 'content')).manager
    clerk = (await staffOf(payload, 'orders')).manager
  })

  const bytes = async (key: string) => {
    const file = await store.read(key)
    return file && Buffer.from(await new Response(file.body).arrayBuffer())
  }

  const keys = async (folder: string) => {
    const found: string[] = []
    for await (const { key } of store.list(folder)) found.push(key)
    return found
  }

  /** Does what the worker would do, of the files that are to go. */
  async function work(): Promise<void> {
    const rows = await runSql(
      { payload },
      sql`delete from pgboss.job where name = 'remove-files' returning data`,
    )
    for (const row of rows) {
      const { data } = removal.parse(row)
      const { names, collection } = z
        .object({
          names: z.array(z.string()),
          collection: z.enum(['documents', 'jobApplications', 'media', 'evidence']).optional(),
        })
        .parse(data)
      await HANDLERS['remove-files'](payload, { names, collection }, false)
    }
  }

  async function uploaded(data = pdf(`BT ${nextSerial()} ET`), as = me, kind = 'other') {
    const path = `/documents/upload?kind=${kind}`
    const answer = await api('POST', path, { as, body: formWith(data, 'Scan.pdf') })
    expect(answer.status).toBe(201)
    const { docs } = await payload.find({
      collection: 'documents',
      where: { user: { equals: as?.id } },
      sort: '-createdAt',
      limit: 1,
      overrideAccess: true, // the test's own
    })
    const [{ id = '', filename = '' } = {}] = docs
    return { id, filename: filename ?? '', data }
  }

  const raw = (method: string, path: string, as?: SignedIn, headers: object = {}) =>
    serverHere(
      new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: { ...as?.headers, ...headers },
      }),
    )

  const content = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  test('a customer’s file is kept under a safe name, and only they and staff get it', async () => {
    const { id, filename, data } = await uploaded()
    expect(filename).toMatch(/^[a-z0-9-]+\.pdf$/)
    expect(await bytes(`documents/${filename}`)).toEqual(data)

    const asks = { range: 'bytes=0-3', 'if-none-match': `"${data.length}"` }
    const mine = await raw('GET', `/documents/${id}/download`, me, asks)
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await content(mine)).toEqual(data)
    expect((await raw('GET', `/documents/${id}/download`, other)).status).toBe(404)

    const own = `/documents/file/${filename}`
    expect((await raw('GET', own)).status).toBe(403)
    expect((await raw('GET', own, other)).status).toBe(403)
    const staff = await raw('GET', own, clerk)
    expect(staff.status).toBe(200)
    expect(Object.fromEntries(staff.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment',
      'content-length': String(data.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(await content(staff)).toEqual(data)
    const { body } = await api('GET', `/documents/${id}`, { as: clerk })
    expect(body).toMatchObject({ url: `/api/documents/file/${filename}` })
  })

  test('parts, heads and what is not there are answered as the web expects', async () => {
    const { filename, data } = await uploaded()
    const own = `/documents/file/${filename}`
    const part = await raw('GET', own, clerk, { range: 'bytes=5-9' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 5-9/${data.length}`,
    ])
    expect(await content(part)).toEqual(data.subarray(5, 10))
    expect((await raw('GET', own, clerk, { range: 'bytes=999999-' })).status).toBe(416)
    const head = await raw('HEAD', own, clerk)
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(data.length)])
    expect(await head.text()).toBe('')
    expect((await raw('HEAD', own)).status).toBe(403)
    for (const missing of ['nothing.pdf', encodeURIComponent('..\u2215x.pdf')]) {
      const answer = await api('GET', `/documents/file/${missing}`, { as: clerk })
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    }
    const outside = await raw('GET', `/documents/file/${encodeURIComponent('../secrets')}`, clerk)
    expect([400, 403, 404]).toContain(outside.status)
  })

  /** Whether the bytes of a document's file are encrypted where they are kept, with nothing else beside them. */
  async function isSealed({ filename, data }: { filename: string; data: Buffer }) {
    const kept = await bytes(`documents/${filename}`)
    const [stem = ''] = filename.split('.')
    expect((await keys('documents')).filter((key) => key.includes(stem))).toHaveLength(1)
    return !kept?.includes(data.subarray(0, 8)) && !kept?.includes(data.subarray(-32))
  }

  const change = async (id: string, type: string) =>
    expect((await api('PATCH', `/documents/${id}`, { as: clerk, body: { type } })).status).toBe(200)

  test('the copy of a passport is encrypted where it is kept, and opens for whoever may see it', async () => {
    const owner = await person(payload)
    const scans = [pdf(`BT passport ${nextSerial()} ET`), blackPng(60, 40 + nextSerial())]
    for (const data of scans) {
      const one = await uploaded(data, owner, 'identity')
      expect(await isSealed(one)).toBe(true)
      const own = `/documents/file/${one.filename}`
      for (const way of [`/documents/${one.id}/download`, `/documents/${one.id}/view`, own])
        expect(await content(await raw('GET', way, owner)), way).toEqual(data)
      const staff = await raw('GET', own, clerk)
      expect([staff.status, staff.headers.get('content-disposition')]).toEqual([200, 'attachment'])
      expect(staff.headers.get('cache-control')).toBe('private, no-store')
      expect(await content(staff)).toEqual(data)
      for (const as of [other, undefined]) {
        expect((await raw('GET', `/documents/${one.id}/download`, as)).status).toBe(404)
        expect((await raw('GET', own, as)).status).toBe(403)
      }
    }
    const zip = await content(await raw('GET', '/documents/zip', owner))
    expect(Object.values(unzip(zip))).toEqual(expect.arrayContaining(scans))
  })

  test('a file is sealed when staff say that it is a passport, and one of an earlier version by the job', async () => {
    const named = await uploaded()
    expect(await isSealed(named)).toBe(false)
    await change(named.id, 'identity')
    expect(await isSealed(named)).toBe(true)
    expect(await content(await raw('GET', `/documents/${named.id}/download`, me))).toEqual(
      named.data,
    )

    const old = await uploaded(undefined, me, 'identity')
    const asBefore = { body: Readable.from([old.data]), size: old.data.length }
    await store.write(`documents/${old.filename}`, asBefore)
    const get = async () => content(await raw('GET', `/documents/${old.id}/download`, me))
    expect(await get()).toEqual(old.data)
    await sweepFiles(payload)
    expect(await isSealed(old)).toBe(true)
    expect(await get()).toEqual(old.data)

    const kept = await bytes(`documents/${old.filename}`)
    await store.write(`documents/${named.filename}`, {
      body: Readable.from([kept ?? '']),
      size: kept?.length ?? 0,
    })
    await expect(openFile(`documents/${named.filename}`), 'of another place').rejects.toThrow()
  })

  const pdfForm = (text: string) => {
    const form = new FormData()
    const data = new Uint8Array(pdf(text))
    form.set('file', new File([data], 'same.pdf', { type: 'application/pdf' }))
    return form
  }

  test('files of two collections may have one name', async () => {
    const evidence = pdfForm('BT of staff ET')
    evidence.set('_payload', JSON.stringify({ title: 'Consent' }))
    const first = await api('POST', '/evidence', { as: editor, body: evidence })
    expect(first.status).toBe(201)
    const paper = pdfForm('BT of a customer ET')
    paper.set('_payload', JSON.stringify({ type: 'other', user: me?.id }))
    const second = await api('POST', '/documents', { as: clerk, body: paper })
    expect(second.status).toBe(201)

    expect(await bytes('evidence/same.pdf')).toEqual(pdf('BT of staff ET'))
    expect(await bytes('documents/same.pdf')).toEqual(pdf('BT of a customer ET'))
    const { doc } = saved.parse(first.body)
    const audits = { documentId: { equals: doc.id } }
    expect(await countOf(payload, 'auditLog', audits), 'written once').toBe(1)
  })

  test('all documents come in one zip', async () => {
    const owner = await person(payload)
    const one = await uploaded(undefined, owner)
    const two = await uploaded(undefined, owner)
    const answer = await raw('GET', '/documents/zip', owner)
    expect(answer.status).toBe(200)
    const files = Object.values(unzip(await content(answer)))
    expect(files).toEqual(expect.arrayContaining([one.data, two.data]))
  })

  test('what is taken back or erased is removed, and nothing else', async () => {
    const owner = await person(payload)
    const [kept, back] = [await uploaded(), await uploaded(undefined, owner)]
    const erased = await uploaded(undefined, owner)
    expect((await api('DELETE', `/documents/${back.id}/upload`, { as: owner })).status).toBe(200)
    await work()
    expect(await bytes(`documents/${back.filename}`)).toBeNull()
    expect(await bytes(`documents/${erased.filename}`)).not.toBeNull()

    const admin = await builder(payload)('users', { role: 'admin' })
    const req = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
    await eraseByStaff(req, owner.id)
    await work()
    expect(await bytes(`documents/${erased.filename}`)).toBeNull()
    expect(await bytes(`documents/${kept.filename}`)).toEqual(kept.data)
    await HANDLERS['remove-files'](payload, { names: [kept.filename, '../secrets'] }, false)
    expect(await bytes(`documents/${kept.filename}`), 'a row has it').toEqual(kept.data)
  })

  test('a CV is opened by staff alone, and removed after its day', async () => {
    const desk = await careersDesk()
    const { id, filename } = await desk.applied()
    expect(await bytes(`applications/${filename}`)).toEqual(pdf())
    const own = `/jobApplications/file/${filename}`
    expect((await raw('GET', own, desk.viewer)).status).toBe(200)
    expect((await raw('GET', own, desk.stranger)).status).toBe(403)
    await payload.db.updateOne({
      collection: 'jobApplications',
      id,
      data: { deleteAfter: '2026-01-01T00:00:00.000Z' },
      req: {},
    })
    await removeOverdue(payload, new Date())
    await work()
    expect(await bytes(`applications/${filename}`)).toBeNull()
  })

  test('a picture is kept in its sizes, cut again in its place, replaced and deleted whole', async () => {
    const form = formWith(blackPng(1500, 900 + nextSerial()), 'hero.png')
    form.set('_payload', JSON.stringify({ alt: 'A hero' }))
    const made = await api('POST', '/media', { as: editor, body: form })
    expect(made.status).toBe(201)
    const { doc } = saved.parse(made.body)
    const names = Object.values(sized.parse(doc.sizes)).flatMap(({ filename }) => filename ?? [])
    const all = [doc.filename, ...names].map((name) => `media/${name}`).sort()
    const stored = async () => (await keys('media')).filter((key) => key.includes('hero'))
    expect(await stored()).toEqual(all)
    for (const name of [doc.filename, ...names]) {
      const seen = await raw('GET', `/media/file/${name}`)
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=300, stale-while-revalidate=86400',
      ])
      expect((await content(seen)).length).toBeGreaterThan(20)
    }

    const before = await bytes(all[0] ?? '')
    const edits = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10'
    const crop = '&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50'
    const size = '&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25'
    const pixels = '&uploadEdits[widthInPixels]=700&uploadEdits[heightInPixels]=400'
    const cut = await api('PATCH', `/media/${doc.id}?${edits}${crop}${size}${pixels}`, {
      as: editor,
      body: { alt: 'A hero, cut' },
    })
    expect(cut).toMatchObject({
      status: 200,
      body: { doc: { filename: doc.filename, width: 700 } },
    })
    await work()
    expect(await bytes(`media/${doc.filename}`)).not.toEqual(before)
    const again = saved.parse(cut.body).doc
    const cutNames = Object.values(sized.parse(again.sizes)).flatMap(
      ({ filename }) => filename ?? [],
    )
    for (const name of cutNames) expect(await bytes(`media/${name}`)).not.toBeNull()

    const other = formWith(pixel(nextSerial()), 'other.png')
    other.set('_payload', JSON.stringify({ alt: 'Another' }))
    const replaced = await api('PATCH', `/media/${doc.id}`, { as: editor, body: other })
    expect(replaced.status).toBe(200)
    await work()
    expect(await stored()).toEqual([])
    expect(
      (await raw('GET', `/media/file/${saved.parse(replaced.body).doc.filename}`)).status,
    ).toBe(200)
    expect((await api('DELETE', `/media/${doc.id}`, { as: editor })).status).toBe(200)
    await work()
    expect((await keys('media')).filter((key) => key.includes('other'))).toEqual([])
  })

  test('an export is written in parts, read and removed, and none is left that broke off', async () => {
    const [id, broken] = [crypto.randomUUID(), crypto.randomUUID()]
    async function* parts(fails: boolean) {
      yield 'Name\r\n'
      yield 'Zoë\r\n'
      if (fails) throw new Error('The database is gone')
    }
    await writeExport(id, parts(false))
    await expect(writeExport(broken, parts(true))).rejects.toThrow('gone')
    const file = await readExport(id)
    expect(file && (await new Response(file.body).text())).toContain('Zoë')
    expect(await keys('exports')).toEqual([`exports/${id}.csv`])
    await removeExports(new Set([id, broken]))
    expect(await keys('exports')).toEqual([])
  })

  return { payload, uploaded, raw, clerk: () => clerk, me: () => me }
}
