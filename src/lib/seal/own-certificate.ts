import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto'

import { der, oid, sequence, TAG } from './der'

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
