import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

import { Refused } from '../words'

/** How age writes keys: Bech32 (BIP 173), 32 bytes in groups of five bits with a checksum. */
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECKSUM = 6
const KEY_BYTES = 32

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, mask] of GENERATOR.entries()) if ((top >>> bit) & 1) sum ^= mask
  }
  return sum
}

const spread = (name: string) => [
  ...Array.from(name, (letter) => letter.charCodeAt(0) >>> 5),
  0,
  ...Array.from(name, (letter) => letter.charCodeAt(0) & 31),
]

/** @returns null where the last group has bits that are not padding */
function regroup(values: Iterable<number>, from: number, to: number, pads: boolean) {
  const all: number[] = []
  let [held, bits] = [0, 0]
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    for (bits += from; bits >= to; ) {
      bits -= to
      all.push((held >>> bits) & ((1 << to) - 1))
    }
  }
  const rest = (held << (to - bits)) & ((1 << to) - 1)
  if (pads && bits > 0) all.push(rest)
  return !pads && (bits >= from || rest !== 0) ? null : all
}

function inBech32(name: string, bytes: Uint8Array): string {
  const values = regroup(bytes, 8, 5, true) ?? []
  const sum = polymod([...spread(name), ...values, ...Array(CHECKSUM).fill(0)]) ^ 1
  const check = Array.from(
    { length: CHECKSUM },
    (_, at) => (sum >>> (5 * (CHECKSUM - 1 - at))) & 31,
  )
  return `${name}1${[...values, ...check].map((value) => LETTERS[value]).join('')}`
}

/** The 32 bytes of a key, or null where the text is no key of that name, or was mistyped. */
function fromBech32(name: string, text: string): Buffer | null {
  if (!text.startsWith(`${name}1`)) return null
  const values = Array.from(text.slice(name.length + 1), (letter) => LETTERS.indexOf(letter))
  if (values.includes(-1) || polymod([...spread(name), ...values]) !== 1) return null
  const bytes = regroup(values.slice(0, -CHECKSUM), 5, 8, false)
  return bytes?.length === KEY_BYTES ? Buffer.from(bytes) : null
}

const PUBLIC = 'age'
const SECRET = 'age-secret-key-'

/** What comes before the 32 bytes of an X25519 key in DER. */
const SPKI = Buffer.from('302a300506032b656e032100', 'hex')
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex')

export const publicKeyOf = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, bytes]), format: 'der', type: 'spki' })

/** The 32 bytes of a public key, or of the one that belongs to a secret key. */
export const publicBytes = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key)
    .export({ format: 'der', type: 'spki' })
    .subarray(SPKI.length)

/** @throws Refused where the text is no public key of age */
export function recipientOf(text: string): KeyObject {
  const bytes = fromBech32(PUBLIC, text.trim())
  if (!bytes)
    throw new Refused(
      'The recipient is no public key of age. It starts with age1; npm run backup -- --keygen FILE makes one.',
    )
  return publicKeyOf(bytes)
}

/**
 * The secret key in a file of `age-keygen`, or of ours, which is the same.
 *
 * @throws Refused where there is none
 */
export async function readKeyFile(file: string): Promise<KeyObject> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`The key file ${file} cannot be read.`)
  })
  const [line = ''] = text.split(/\r?\n/).filter((one) => one.trim() && !one.startsWith('#'))
  const bytes = fromBech32(SECRET, line.trim().toLowerCase())
  if (!bytes) throw new Refused(`${file} holds no secret key of age.`)
  return createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' })
}

/**
 * Writes a new key where only its owner reads it, and returns its public half.
 *
 * @throws Refused where a file is there already
 */
export async function makeKeyFile(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('x25519')
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8.length)
  const recipient = inBech32(PUBLIC, publicBytes(privateKey))
  const lines = [
    `# created: ${new Date().toISOString()}`,
    `# public key: ${recipient}`,
    inBech32(SECRET, bytes).toUpperCase(),
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 }).catch((error) => {
    throw new Refused(`The key cannot be written to ${file} (${error.code}).`)
  })
  return recipient
}
