import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

type Asked = { readonly challenge: string }

type Lies = {
  readonly origin?: string
  readonly rpId?: string
  /** Whether the person was verified by PIN or fingerprint. */
  readonly verified?: boolean
  readonly counter?: number
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

/** A security key in software, that can also be made to lie. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let used = 0

  const client = (type: string, { challenge }: Asked, { origin = 'http://localhost:3000' }: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const head = (flags: number, { rpId = 'localhost', verified = true, counter }: Lies) => {
    const count = Buffer.alloc(4)
    used = counter ?? used + 1
    count.writeUInt32BE(used)
    const all = flags | PRESENT | (verified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count])
  }

  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** What a browser sends after making a passkey. */
    register(asked: Asked, lies: Lies = {}) {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), size, id, isoCBOR.encode(key)])
      const authData = Buffer.concat([head(NEW_KEY, lies), attested])
      const object = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      const response = {
        clientDataJSON: text(client('webauthn.create', asked, lies)),
        attestationObject: text(isoCBOR.encode(object)),
        transports: ['usb'],
      }
      return { ...common, response }
    },
    /** What a browser sends after signing by it. */
    confirm(asked: Asked, lies: Lies = {}) {
      const data = client('webauthn.get', asked, lies)
      const authenticatorData = head(0, lies)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      }
      return { ...common, response }
    },
  }
}
