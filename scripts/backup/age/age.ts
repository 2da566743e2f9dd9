import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { DamagedArchive } from '../tar-reader'
import { Refused } from '../words'
import { publicBytes, publicKeyOf } from './age-keys'

// The format of age (age-encryption.org/v1) with one kind of key, X25519: what is written here opens with
// `age --decrypt` as well. https://c2sp.org/age describes it.

const VERSION = 'age-encryption.org/v1'
const STANZA = 'X25519'
const CHUNK = 64 * 1024
const TAG = 16
const NONCE = 16
const FILE_KEY = 16
const LONGEST_LINE = 4096
const MOST_LINES = 1000

export const isAge = (start: Uint8Array) =>
  Buffer.from(start.subarray(0, VERSION.length)).equals(Buffer.from(VERSION))

/** What opens an archive: the secret key, or in the program that wrote it the key of that file alone. */
export type Opener = { readonly secretKey: KeyObject } | { readonly fileKey: Buffer }

const hkdf = (key: Uint8Array, salt: Uint8Array, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32))

/** Without the padding of base64, as age has it. */
const inBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** @throws DamagedArchive for a text that has another form than `inBase64` gives */
function fromBase64(text: string, length: number): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== length || inBase64(bytes) !== text) throw damaged()
  return bytes
}

const damaged = () =>
  new DamagedArchive('The archive is damaged: what it holds is not what was encrypted.')
const cutOff = () => new DamagedArchive('The archive ends too early.')

function sealed(key: Buffer, nonce: Buffer, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG })
  const body = [cipher.update(plain), cipher.final()]
  return Buffer.concat([...body, cipher.getAuthTag()])
}

/** Null where the key is another, or a byte is. */
function opened(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer | null {
  if (bytes.length < TAG) return null
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
  } catch {
    return null
  }
}

/** A chunk's number and whether it is the last: none can be left out, repeated or moved. */
function chunkNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const wrapKey = (shared: Buffer, share: Buffer, recipient: Buffer) =>
  hkdf(shared, Buffer.concat([share, recipient]), `${VERSION}/${STANZA}`)

const headerMac = (fileKey: Buffer, header: string) =>
  createHmac('sha256', hkdf(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest()

/** Cuts bytes into pieces of one size; the last is what is left, and comes with `true`. */
async function* pieces(source: AsyncIterable<Uint8Array>, size: number) {
  let held: Buffer[] = []
  let length = 0
  for await (const bytes of source) {
    held.push(Buffer.from(bytes))
    length += bytes.length
    if (length <= size) continue
    let rest = Buffer.concat(held)
    for (; rest.length > size; rest = rest.subarray(size))
      yield [rest.subarray(0, size), false] as const
    held = [rest]
    length = rest.length
  }
  yield [Buffer.concat(held), true] as const
}

export const newFileKey = () => randomBytes(FILE_KEY)

/** Encrypts bytes as they pass, so that the holder of the recipient's secret key can read them. */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  recipient: KeyObject,
  fileKey: Buffer,
): AsyncGenerator<Buffer> {
  const { privateKey } = generateKeyPairSync('x25519')
  const share = publicBytes(privateKey)
  const shared = diffieHellman({ privateKey, publicKey: recipient })
  const wrapping = wrapKey(shared, share, publicBytes(recipient))
  const wrapped = sealed(wrapping, Buffer.alloc(12), fileKey)
  const header = `${VERSION}\n-> ${STANZA} ${inBase64(share)}\n${inBase64(wrapped)}\n---`
  yield Buffer.from(`${header} ${inBase64(headerMac(fileKey, header))}\n`)
  const nonce = randomBytes(NONCE)
  yield nonce
  const key = hkdf(fileKey, nonce, 'payload')
  let index = 0
  for await (const [plain, isLast] of pieces(source, CHUNK)) {
    yield sealed(key, chunkNonce(index, isLast), plain)
    index += 1
  }
}

/** Reads lines first and then what is left. */
function reader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  async function more(): Promise<void> {
    const { value, done } = await chunks.next()
    if (done) throw cutOff()
    held = Buffer.concat([held, value])
  }
  return {
    async line(): Promise<string> {
      while (!held.includes(10)) {
        if (held.length > LONGEST_LINE) throw damaged()
        await more()
      }
      const end = held.indexOf(10)
      const text = held.subarray(0, end).toString('latin1')
      held = held.subarray(end + 1)
      return text
    },
    async bytes(count: number): Promise<Buffer> {
      while (held.length < count) await more()
      const found = held.subarray(0, count)
      held = held.subarray(count)
      return found
    },
    async *rest() {
      yield held
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    },
  }
}

function unwrapped(share: Buffer, body: Buffer, secretKey: KeyObject): Buffer | null {
  let shared: Buffer
  try {
    shared = diffieHellman({ privateKey: secretKey, publicKey: publicKeyOf(share) })
  } catch {
    throw damaged() // a point that leads to no secret
  }
  return opened(wrapKey(shared, share, publicBytes(secretKey)), Buffer.alloc(12), body)
}

/** @throws Refused where the archive is for the holder of another key */
async function openHeader(from: ReturnType<typeof reader>, opener: Opener): Promise<Buffer> {
  let header = `${await from.line()}\n`
  if (header !== `${VERSION}\n`) throw damaged()
  let fileKey = 'fileKey' in opener ? opener.fileKey : null
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const line = await from.line()
    const mac = /^--- (\S+)$/.exec(line)?.[1]
    if (mac !== undefined) {
      if (!fileKey)
        throw new Refused('The archive opens with another key than the one of this file.')
      if (!timingSafeEqual(headerMac(fileKey, `${header}---`), fromBase64(mac, 32))) throw damaged()
      return fileKey
    }
    header += `${line}\n`
    const share = /^-> X25519 (\S+)$/.exec(line)?.[1]
    if (share === undefined || !('secretKey' in opener)) continue
    const body = await from.line()
    header += `${body}\n`
    fileKey ??= unwrapped(fromBase64(share, 32), fromBase64(body, FILE_KEY + TAG), opener.secretKey)
  }
  throw damaged()
}

/**
 * Decrypts bytes as they pass. None are passed on of which it is not certain that they were written so.
 *
 * @throws DamagedArchive where anything is missing, more or different
 * @throws Refused for another key
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  opener: Opener,
): AsyncGenerator<Buffer> {
  const from = reader(source)
  const fileKey = await openHeader(from, opener)
  const key = hkdf(fileKey, await from.bytes(NONCE), 'payload')
  let index = 0
  for await (const [bytes, isLast] of pieces(from.rest(), CHUNK + TAG)) {
    const plain = opened(key, chunkNonce(index, isLast), bytes)
    if (!plain) throw isLast && opened(key, chunkNonce(index, false), bytes) ? cutOff() : damaged()
    if (isLast && plain.length === 0 && index > 0) throw damaged()
    yield plain
    index += 1
  }
}
