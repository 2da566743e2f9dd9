import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { scanStatus } from '@/src/admin/analytics/storage-status'
import { env } from '@/src/lib/env'
import { findInFile } from '@/src/lib/files/scan-file'
import { log } from '@/src/lib/log'
import { testPayload } from '@/tests/support/database'
import { PNG, pdf } from '@/tests/support/files'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()
beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  env.CLAMAV_HOST = undefined
})

const VIRUS = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
const COMMAND = 'zINSTREAM\0'

/** The chunks of a stream in one, once its end has come; null before. */
function whole(sent: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const size = sent.readUInt32BE(at)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(sent.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}

/** A clamd that speaks its protocol, finds one virus, and takes files of up to 20 MB. */
async function clamd(place: string | number = 0) {
  const scanned: number[] = []
  const server: Server = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      sent = Buffer.concat([sent, data])
      if (sent.toString('latin1') === 'zPING\0') socket.end('PONG\0')
      if (!sent.toString('latin1', 0, COMMAND.length).startsWith(COMMAND)) return
      const file = whole(sent)
      if (!file) return
      scanned.push(file.length)
      const verdict = file.includes(VIRUS) ? 'Eicar-Test-Signature FOUND' : 'OK'
      socket.end(`stream: ${verdict}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(place, () => resolve()))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { scanned, port: typeof address === 'object' ? address?.port : undefined }
}

const infected = Buffer.concat([pdf(), Buffer.from(`\n% ${VIRUS}\n`)])

async function store(data: Buffer) {
  const owner = await person(payload)
  return payload.create({
    collection: 'documents',
    data: { user: owner.id, type: 'other', name: 'Paper', uploadedBy: 'customer' },
    file: { name: 'paper.pdf', mimetype: 'application/pdf', data, size: data.length },
    overrideAccess: true, // as the service that takes uploads does
  })
}
const stored = async () =>
  (await payload.count({ collection: 'documents', overrideAccess: true })).totalDocs

test('a file with a virus is not kept, and a clean one is', async () => {
  const { port, scanned } = await clamd()
  env.CLAMAV_HOST = `127.0.0.1:${port}`
  const before = await stored()

  await expect(store(infected)).rejects.toMatchObject({ code: 'infected_file', status: 422 })
  expect(await stored()).toBe(before)
  expect((await store(pdf())).filename).toMatch(/\.pdf$/)
  expect(scanned).toEqual([infected.length, pdf().length])
  expect(await scanStatus()).toMatchObject({ health: 'good', word: 'Working' })
})

test('pictures of the site go by the scanner as well', async () => {
  const { port } = await clamd()
  env.CLAMAV_HOST = `127.0.0.1:${port}`
  const data = Buffer.concat([PNG, Buffer.from(VIRUS)])
  const file = { name: 'x.png', mimetype: 'image/png', data, size: data.length }
  const asked = { collection: 'media', data: { alt: 'A picture' }, file } as const
  await expect(
    payload.create({ ...asked, overrideAccess: true }), // as staff do
  ).rejects.toMatchObject({ code: 'infected_file' })
})

test('while the scanner is away or talks nonsense, no file is kept', async () => {
  const before = await stored()
  env.CLAMAV_HOST = '127.0.0.1:1'
  await expect(store(pdf())).rejects.toMatchObject({ code: 'unscanned_file', status: 503 })
  expect(await scanStatus()).toMatchObject({ health: 'bad', word: 'Not working' })

  const odd = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\0'))
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void odd.close())
  const address = odd.address()
  env.CLAMAV_HOST = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  await expect(store(pdf())).rejects.toMatchObject({ code: 'unscanned_file' })
  expect(await stored()).toBe(before)
})

test('a scanner is reached by the path of its socket, too, with a file of many chunks', async () => {
  const place = join(mkdtempSync(join(tmpdir(), 'charterdesk-clamd-')), 'clamd.ctl')
  const { scanned } = await clamd(place)
  const large = Buffer.alloc(3_000_001, 'a')
  expect(await findInFile(large, place)).toBeNull()
  expect(await findInFile(Buffer.concat([large, Buffer.from(VIRUS)]), place)).toBe(
    'Eicar-Test-Signature',
  )
  expect(scanned[0]).toBe(large.length)
})

test('without a scanner files are taken, and the status says that none is scanned', async () => {
  expect((await store(infected)).filename).toMatch(/\.pdf$/)
  expect(await scanStatus()).toMatchObject({ health: 'off', word: 'Off' })
})
