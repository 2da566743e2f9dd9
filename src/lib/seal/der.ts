import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto'

/** One element of DER: its tag, all of its bytes, and those of its content. */
export type Element = { readonly tag: number; readonly whole: Buffer; readonly content: Buffer }

export const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  none: 0x05,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  lateTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  )
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

/** Encodes an element. */
export function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

export const sequence = (...content: readonly Buffer[]): Buffer => der(TAG.sequence, ...content)

/** Encodes an object identifier such as `1.2.840.113549.1.7.2`. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second]
  for (const part of rest) {
    const groups = [part & 0x7f]
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift((left & 0x7f) | 0x80)
    bytes.push(...groups)
  }
  return der(TAG.oid, Buffer.from(bytes))
}

/**
 * Reads the element that begins at an offset.
 *
 * @throws Error where the bytes are not DER: a length that is not the shortest, or more than there is
 */
export function elementAt(bytes: Buffer, offset: number): Element {
  const tag = bytes[offset]
  const first = bytes[offset + 1]
  if (tag === undefined || first === undefined) throw new Error('Not DER')
  const count = first & 0x80 ? first & 0x7f : 0
  if (count > 3 || (first & 0x80 && count === 0)) throw new Error('Not DER')
  const length = count === 0 ? first : bytes.readUIntBE(offset + 2, count)
  const start = offset + 2 + count
  if (!lengthOf(length).equals(bytes.subarray(offset + 1, start))) throw new Error('Not DER')
  if (start + length > bytes.length) throw new Error('Not DER')
  return {
    tag,
    whole: bytes.subarray(offset, start + length),
    content: bytes.subarray(start, start + length),
  }
}

/** Reads the elements that stand one after the other, with nothing left. */
export function elementsOf(bytes: Buffer): Element[] {
  const found: Element[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const element = elementAt(bytes, offset)
    found.push(element)
    offset += element.whole.length
  }
  return found
}

/** A key that seals files, and the certificate that shows which key it was. */
export type SealKey = {
  /** PKCS#8, PEM. */
  readonly privateKey: string
  /** PEM, the sealing certificate first. */
  readonly certificates: readonly string[]
}

const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), der(TAG.none))
const YEARS = 30

/** Times from 2050 on have another form. */
function timeOf(date: Date): Buffer {
  const text = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return date.getUTCFullYear() < 2050
    ? der(TAG.time, Buffer.from(text.slice(2)))
    : der(TAG.lateTime, Buffer.from(text))
}

const extension = (id: string, critical: boolean, value: Buffer) =>
  sequence(oid(id), ...(critical ? [Buffer.from([0x01, 0x01, 0xff])] : []), der(TAG.octets, value))

export const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`

/**
 * Makes a key for sealing and its own certificate: RSA with 3,072 bits, which every PDF reader checks. It
 * proves that a file is as this installation sealed it. It proves to no stranger whose installation that is.
 */
export function makeSealKey(name: string, from: Date): SealKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + YEARS)
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)])
  const subject = sequence(
    der(TAG.set, sequence(oid('2.5.4.3'), der(TAG.text, Buffer.from(name.slice(0, 64))))),
  )
  const body = sequence(
    der(0xa0, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    SHA256_WITH_RSA,
    subject,
    sequence(timeOf(from), timeOf(until)),
    subject,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension('2.5.29.19', true, sequence()),
        // digital signature, non-repudiation
        extension('2.5.29.15', true, der(TAG.bits, Buffer.from([0x06, 0xc0]))),
      ),
    ),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(
    body,
    SHA256_WITH_RSA,
    der(TAG.bits, Buffer.concat([Buffer.from([0]), signature])),
  )
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: [pem('CERTIFICATE', certificate)],
  }
}

/** The PKCS#8 bytes of a PEM key. */
export const keyBytes = (key: SealKey): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createPrivateKey(key.privateKey).export({ type: 'pkcs8', format: 'der' }))
