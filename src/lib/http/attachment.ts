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
