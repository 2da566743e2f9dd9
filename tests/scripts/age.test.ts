import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { decrypted, encrypted, newFileKey, type Opener } from '@/scripts/backup/age/age'
import { makeKeyFile, readKeyFile, recipientOf } from '@/scripts/backup/age/age-keys'
import { collected, DamagedArchive } from '@/scripts/backup/tar-reader'
import { Refused } from '@/scripts/backup/words'

const folder = mkdtempSync(join(tmpdir(), 'charterdesk-age-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keyFile = () => join(folder, `${randomUUID()}.key`)

async function keys() {
  const file = keyFile()
  const recipient = await makeKeyFile(file)
  return { file, recipient: recipientOf(recipient), opener: { secretKey: await readKeyFile(file) } }
}

/** In pieces that end where no chunk does. */
async function* pieces(bytes: Buffer, size = 10_007) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const lock = async (plain: Buffer, recipient: Parameters<typeof encrypted>[1]) =>
  Buffer.concat(await collected(encrypted(pieces(plain), recipient, newFileKey())))
const unlock = async (bytes: Buffer, opener: Opener) =>
  Buffer.concat(await collected(decrypted(pieces(bytes), opener)))

test('age’s own test file opens with its key', async () => {
  const file = keyFile()
  writeFileSync(
    file,
    '# a comment\nAGE-SECRET-KEY-1EGTZVFFV20835NWYV6270LXYVK2VKNX2MMDKWYKLMGR48UAWX40Q2P2LM0\n',
  )
  const bytes = Buffer.from(
    `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBURWlGMHlwcXIrYnB2Y3FYTnlDVkpwTDdPdXdQZFZ3UEw3S1FFYkZ
    ET0NjCmhqYWJHWHdTTFE5YzNTNkx3MmkrUzJUdTJmaXdRSEhzbGJCTjZCNDFGTEUKLS0tIFd5SnA5Ri85Rk9aaDdnSmRoZXE
    yV0lKY3dIZ1ljOE5JVmgzZGR3aHJjTmcK7s9ix86RtDMnTmjU8vkTTLdMW/73vqpSyPC8DpksHoMx+2Y=`,
    'base64',
  )
  const plain = await unlock(bytes, { secretKey: await readKeyFile(file) })
  const hash = createHash('sha256').update(plain).digest('hex')
  expect(hash).toBe('013f54400c82da08037759ada907a8b864e97de81c088a182062c4b5622fd2ab')
})

test.for([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  '%i bytes are read as they were written',
  async (size) => {
    const { recipient, opener } = await keys()
    const plain = Buffer.alloc(size, 'rows and files ')
    const bytes = await lock(plain, recipient)
    if (size > 1) expect(bytes.includes('rows and files'), 'nothing is in clear').toBe(false)
    expect((await unlock(bytes, opener)).equals(plain)).toBe(true)
  },
)

test('an archive that is cut off, lengthened, changed or put together otherwise is refused', async () => {
  const { recipient, opener } = await keys()
  const whole = await lock(Buffer.alloc(200_000, 'x'), recipient)
  const start = whole.indexOf('\n', whole.indexOf('\n---') + 1) + 1 + 16
  const chunk = 65_536 + 16
  const changed = (at: number) => {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }
  const first = whole.subarray(start, start + chunk)
  const second = whole.subarray(start + chunk, start + 2 * chunk)
  const others = {
    'cut in a chunk': whole.subarray(0, start + chunk + 100),
    'cut after a chunk': whole.subarray(0, start + 2 * chunk),
    'cut in the header': whole.subarray(0, 60),
    'without its last byte': whole.subarray(0, -1),
    'with more behind it': Buffer.concat([whole, Buffer.from('x')]),
    'changed at its start': changed(start + 5),
    'changed at its end': changed(whole.length - 1),
    'changed in the header': changed(whole.indexOf('\n---') + 10),
    'in another order': Buffer.concat([
      whole.subarray(0, start),
      second,
      first,
      whole.subarray(start + 2 * chunk),
    ]),
    'with a chunk twice': Buffer.concat([
      whole.subarray(0, start),
      first,
      first,
      whole.subarray(start + chunk),
    ]),
  }
  for (const [name, bytes] of Object.entries(others))
    await expect(unlock(bytes, opener), name).rejects.toThrow(DamagedArchive)
})

test('only the recipient’s key opens it, and a mistyped key is told', async () => {
  const [mine, other] = [await keys(), await keys()]
  const bytes = await lock(Buffer.from('secret'), mine.recipient)
  await expect(unlock(bytes, other.opener)).rejects.toThrow('opens with another key')
  expect(statSync(mine.file).mode & 0o777).toBe(0o600)
  await expect(makeKeyFile(mine.file), 'no key is written over').rejects.toThrow(Refused)
  const typed = /age1\w+/.exec(readFileSync(mine.file, 'utf8'))?.[0] ?? ''
  expect(() => recipientOf(`${typed.slice(0, -1)}${typed.endsWith('q') ? 'p' : 'q'}`)).toThrow(
    Refused,
  )
  expect(() => recipientOf('ssh-ed25519 AAAA')).toThrow(Refused)
})
