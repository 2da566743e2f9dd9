export type LegalSection = { id: string; title: string; lines: string[] }

/** A legal page's text as sections. What stands before the first `## ` is the preamble. */
export function legalBlocks(body: string): { preamble: string[]; sections: LegalSection[] } {
  const preamble: string[] = []
  const sections: LegalSection[] = []
  for (const line of body.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue
    if (line.startsWith('## ')) {
      const title = line.slice(3)
      sections.push({ id: anchor(title), title, lines: [] })
    } else {
      ;(sections.at(-1)?.lines ?? preamble).push(line)
    }
  }
  return { preamble, sections }
}

function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
