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
