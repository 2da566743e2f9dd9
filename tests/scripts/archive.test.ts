import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'

import { afterAll, expect, test } from 'vitest'

import { collected, DamagedArchive, tarEntries } from '@/scripts/backup/tar-reader'
import { tarWriter } from '@/scripts/backup/tar-writer'

const folder = mkdtempSync(join(tmpdir(), 'charterdesk-tar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES: readonly (readonly [string, string])[] = [
  ['about.json', '{}'],
  [`files/documents/${'long-'.repeat(50)}.pdf`, 'x'.repeat(512)],
  ['files/documents/Zoë’s paper.pdf', 'Zoë'.repeat(700)],
  ['files/media/empty.png', ''],
]

async function packed(files = FILES): Promise<Buffer> {
  const out = new PassThrough()
  const tar = tarWriter(out)
  const all = collected<Buffer>(out)
  for (const [name, text] of files) {
    const bytes = Buffer.from(text)
    await tar.entry(name, bytes.length, [bytes])
  }
  await tar.end()
  return Buffer.concat(await all)
}

/** In pieces that end where no block does. */
function* pieces(bytes: Buffer, size = 333) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function unpacked(bytes: Buffer, size?: number) {
  const found: [string, string][] = []
  for await (const { name, body } of tarEntries(Readable.from(pieces(bytes, size)))) {
    found.push([name, Buffer.concat(await collected(body)).toString('utf8')])
  }
  return found
}

test('what is written is read again, whatever the pieces', async () => {
  const bytes = await packed()
  for (const size of [1, 333, 512, 100_000]) expect(await unpacked(bytes, size)).toEqual(FILES)
})

test('every tar reads it', async () => {
  const file = join(folder, 'all.tar')
  writeFileSync(file, await packed())
  execFileSync('tar', ['-xf', file, '-C', folder])
  for (const [name, text] of FILES) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
})

test('what is not read of a file is passed over', async () => {
  const names: string[] = []
  for await (const { name } of tarEntries(Readable.from(pieces(await packed())))) names.push(name)
  expect(names).toEqual(FILES.map(([name]) => name))
})

test('a file of another length than it was said to have is refused', async () => {
  const tar = tarWriter(new PassThrough().resume())
  await expect(tar.entry('a', 3, [Buffer.from('four')])).rejects.toThrow('4 bytes in place of 3')
})

test('what is cut off or something else is no archive', async () => {
  const bytes = await packed()
  for (const end of [0, 100, 700, 1500, bytes.length - 1024])
    await expect(unpacked(bytes.subarray(0, end))).rejects.toThrow(DamagedArchive)
  await expect(unpacked(Buffer.alloc(2048, 'no archive '))).rejects.toThrow(DamagedArchive)
})
