import { crc32, deflateSync } from 'node:zlib'
import { downloadZip } from 'client-zip'

/** A picture of one point, in three formats, and what is none. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
export const WEBP = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'base64',
)
export const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>',
)

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A black picture of any size in a few kilobytes, as someone makes one to fill our memory. */
export function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8) // one bit a pixel, grey
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    PNG.subarray(0, 8),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A square animation of which every frame paints one point. */
export function gif({ side, frames }: { side: number; frames: number }): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const twoColours = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0])
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a'), size, twoColours, ...all, Buffer.from([0x3b])])
}

/** A small PDF, whole enough to be taken for one. */
export function pdf(text = 'BT ET'): Buffer {
  const stream = deflateSync(text)
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
        '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`,
    ),
    stream,
    Buffer.from(
      '\nendstream endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 5>>\nstartxref\n9\n%%EOF',
    ),
  ])
}

/** A form with one file in it, as a browser sends it. */
export function formWith(data: Uint8Array<ArrayBuffer> | Buffer, name: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(data)]), name)
  return form
}

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The smallest Word document, with more parts where a test wants some. */
export async function docx(parts: readonly string[] = []): Promise<Buffer> {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.main+xml"/></Types>`
  const files = [
    { name: '[Content_Types].xml', input: types },
    { name: 'word/document.xml', input: '<w:document/>' },
    ...parts.map((name) => ({ name, input: 'x' })),
  ]
  return Buffer.from(await downloadZip(files).arrayBuffer())
}

/** The beginning of a photo as iPhones take them: a `ftyp` box of brand heic. */
export const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
