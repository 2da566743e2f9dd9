const UNSAFE = /[^\p{L}\p{N} ._()&'’,#+-]/gu
const LONGEST = 120

/** A name without what no file system takes: controls, separators, leading and trailing dots. */
export function cleanName(name: string): string {
  const seen = name.normalize('NFC').replace(/\p{Cf}/gu, '') // bidi marks would turn an ending around
  const clean = seen.replace(UNSAFE, ' ').replace(/\s+/g, ' ')
  return clean
    .replace(/^[. ]+/, '')
    .slice(0, LONGEST)
    .replace(/[. ]+$/, '')
}

/** A file's name without the ending that it came with. */
export function baseName(name: string): string {
  return cleanName(name.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '')) || 'Document'
}

/** `Articles of Organization.pdf`: a name with the ending that the file has, once. */
export function withEnding(name: string, ending: string): string {
  const clean = cleanName(name) || 'Document'
  if (ending === '' || clean.toLowerCase().endsWith(`.${ending.toLowerCase()}`)) return clean
  return `${clean}.${ending}`
}

/** The name under which a file lies in our own storage: letters, digits and dashes alone. */
export function storedName(name: string, ending: string, unique: string): string {
  const plain = baseName(name)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return `${plain || 'document'}-${unique}.${ending}`
}

/** Makes names differ by more than case, as some file systems want: `Letter (2).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [, base = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(name) ?? []
    let candidate = name
    for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) {
      candidate = `${base} (${number})${ending}`
    }
    taken.add(candidate.toLowerCase())
    return candidate
  })
}
