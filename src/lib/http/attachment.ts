/** What no file system or header takes: controls, path separators and the like. */
const UNSAFE = /[^\p{L}\p{N} ._()&'-]/gu

/** A `Content-Disposition` that saves the answer under a name, whatever people put in it. */
export function attachment(name: string): string {
  const clean = name.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().slice(0, 120)
  const safe = clean || 'file'
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replaceAll("'", '')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** An answer to be saved as a file, which may load nothing and which no cache keeps. */
export const download = (body: BodyInit | null, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
