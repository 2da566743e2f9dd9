import { generateKeyPairSync, sign } from 'node:crypto'

/** One value in DER: its tag, how long it is, and what it holds. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(body.length)
  const length = body.length < 128 ? [body.length] : [0x82, ...size]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const day = (text: string) => der(0x17, Buffer.from(text))

/** An RSA key and a certificate that it signs for itself (RFC 5280), in PEM. */
export function selfSigned() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsaWithSha256 = sequence(oid('2a864886f70d01010b'), der(0x05))
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('test')))))
  const content = sequence(
    der(0x02, Buffer.from([1])), // serial number
    rsaWithSha256,
    name,
    sequence(day('200101000000Z'), day('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const whole = sequence(content, rsaWithSha256, signature).toString('base64')
  const lines = whole.match(/.{1,64}/g) ?? []
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { privateKey, certificate }
}
