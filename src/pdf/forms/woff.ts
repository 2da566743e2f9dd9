import { inflateSync } from 'node:zlib'

const [HEAD, ENTRY] = [44, 20]
const [SFNT_HEAD, SFNT_ENTRY] = [12, 16]

/** The TrueType face within a WOFF 1.0 file: the same tables, unpacked. */
export function unpackWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * count)
  woff.copy(head, 0, 4, 8) // which kind of face it is
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = HEAD + ENTRY * index
    const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place))
    const raw = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    const table = packed === size ? raw : inflateSync(raw)
    const place = SFNT_HEAD + SFNT_ENTRY * index
    woff.copy(head, place, entry, entry + 4) // its name
    woff.copy(head, place + 4, entry + 16, entry + 20) // its checksum
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(table.length, place + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    at += table.length + padding.length
  }
  return new Uint8Array(Buffer.concat(parts))
}
