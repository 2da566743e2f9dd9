import type { EmailTemplate } from '@/src/payload-types'

export type Writing = {
  readonly writtenAs: 'code' | 'visual'
  readonly content: string
  readonly design: string | null
}

type Written = Pick<EmailTemplate, 'content' | 'writtenAs' | 'design'>

export const writingOf = ({ content, writtenAs, design }: Written): Writing => ({
  content,
  writtenAs,
  design: design ? JSON.stringify(design) : null,
})
