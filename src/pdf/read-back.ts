import { getDocumentProxy } from 'unpdf'

export type Placed = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type PageRead = {
  readonly items: readonly Placed[]
  readonly width: number
  readonly height: number
}

/** The texts of a file and where each stands, by its pages. */
export async function pagesOf(file: Uint8Array): Promise<PageRead[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file)) // the reader takes the bytes over
  const pages: PageRead[] = []
  for (let no = 1; no <= pdf.numPages; no += 1) {
    const page = await pdf.getPage(no)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const placed = items.flatMap((item) =>
      'transform' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    )
    pages.push({ items: placed, width, height })
  }
  await pdf.loadingTask.destroy()
  return pages
}

/** A text by its letters alone: lines end where they will, and ligatures are two letters again. */
export const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{M})\1+/gu, '$1') // a face may name the mark of a letter once more
    .replace(/[\s\u00ad\u200b]/g, '')

/** The margin in which no text of a page's body stands, in points. */
const MARGIN = 30

/** Between head and foot: what is repeated on each page would stand amid what runs on over two. */
const isBody = ({ height }: PageRead, { y }: Placed) => y > 66 && y < height - 66

/** Two texts on one line that are drawn over one another by more than this are not readable. */
const OVERLAP = 2

function overlaps(page: PageRead): string[] {
  const byLine = Map.groupBy(page.items, ({ y }) => Math.round(y))
  return [...byLine.values()].flatMap((line) => {
    const sorted = line.toSorted((a, b) => a.x - b.x)
    return sorted.flatMap((item, index) => {
      const next = sorted[index + 1]
      return next && item.x + item.width - next.x > OVERLAP ? [`${item.text} | ${next.text}`] : []
    })
  })
}

export type ReadBack = {
  readonly pages: number
  /** How many texts were found, letter for letter. */
  readonly checked: number
  readonly missing: readonly string[]
  /** Texts that reach beyond the page or into one another. */
  readonly overflowing: readonly string[]
}

/** Reads a finished file again, and compares: each text must be there as it was given, within its page. */
export async function readBack(file: Uint8Array, texts: readonly string[]): Promise<ReadBack> {
  const pages = await pagesOf(file)
  const found = bare(
    pages
      .flatMap((page) => page.items.filter((item) => isBody(page, item)).map(({ text }) => text))
      .join(''),
  )
  const beyond = pages.flatMap((page) =>
    page.items.flatMap((item) =>
      item.x < MARGIN || item.x + item.width > page.width - MARGIN ? [item.text] : [],
    ),
  )
  const missing = [...new Set(texts)].filter((text) => !found.includes(bare(text)))
  return {
    pages: pages.length,
    checked: texts.length - missing.length,
    missing,
    overflowing: [...beyond, ...pages.flatMap(overlaps)],
  }
}
