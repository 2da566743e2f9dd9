export const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** Plain words as the editor stores them. */
export const words = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
})

const TAGS = { '- ': 'ul', '+ ': 'ol' } as const
type Sign = keyof typeof TAGS

function signOf(line: string): Sign | null {
  if (line.startsWith('- ')) return '- '
  return line.startsWith('+ ') ? '+ ' : null
}

const listOf = (sign: Sign, items: readonly string[]) => ({
  ...block,
  type: 'list',
  listType: sign === '- ' ? 'bullet' : 'number',
  tag: TAGS[sign],
  start: 1,
  children: items.map((item, index) => ({
    ...block,
    type: 'listitem',
    value: index + 1,
    children: [words(item)],
  })),
})

const lineOf = (line: string) =>
  line.startsWith('## ')
    ? { ...block, type: 'heading', tag: 'h2', children: [words(line.slice(3))] }
    : { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [words(line)] }

/**
 * A text that is written in the code, as the editor stores it: a line that begins with `## ` opens a
 * section, one with `- ` is an item and one with `+ ` a numbered one; anything else is a paragraph.
 */
export function richTextOf(text: string) {
  const children: (ReturnType<typeof listOf> | ReturnType<typeof lineOf>)[] = []
  let items: string[] = []
  const lines = text.split('\n').map((raw) => raw.trim())
  const written = lines.filter((line) => line !== '')
  written.forEach((line, index) => {
    const sign = signOf(line)
    if (sign === null) children.push(lineOf(line))
    else {
      items.push(line.slice(sign.length))
      if (written[index + 1]?.startsWith(sign)) return
      children.push(listOf(sign, items))
      items = []
    }
  })
  return { root: { ...block, type: 'root', children } } as const
}
