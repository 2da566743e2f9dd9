import { deflateSync } from 'node:zlib'

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
