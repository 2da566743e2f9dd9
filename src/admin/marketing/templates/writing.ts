import type { EmailTemplate } from '@/src/payload-types'

/** How an email is written, what it says, and the document of the visual editor. */
export type Writing = {
  readonly writtenAs: 'code' | 'visual'
  readonly content: string
  readonly design: string | null
}

type Written = Pick<EmailTemplate, 'content' | 'writtenAs' | 'design'>

/** What an email says and how it was written, as its editor takes it. */
export const writingOf = ({ content, writtenAs, design }: Written): Writing => ({
  content,
  writtenAs,
  design: design ? JSON.stringify(design) : null,
})
