import { block, words } from '@/src/domain/content/rich-text/from-lines'

/** Plain text as the editor of descriptions stores it: a paragraph for each that a blank line ends. */
export function paragraphs(text: string) {
  return {
    root: {
      ...block,
      type: 'root',
      children: text
        .split(/\n{2,}/)
        .map((part) => ({ ...block, type: 'paragraph', textFormat: 0, children: [words(part)] })),
    },
  } as const
}
