import { createHash } from 'node:crypto'

import { type MadePaper, reviewText } from '@/src/domain/papers/catalogue'
import { textsOfPaper } from '@/src/domain/papers/paper'
import { paperPdf } from '@/src/pdf/paper'
import { readBack } from '@/src/pdf/read-back'

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

export type PrintedPaper = {
  readonly file: Buffer
  readonly sha256: string
  readonly pages: number
  readonly valuesChecked: number
}

/** A finished file did not read back as it was given: it must not leave the house. */
export class MisprintError extends Error {}

type Printable = Pick<MadePaper, 'paper' | 'answers'> & {
  readonly template: Pick<MadePaper['template'], 'version' | 'review'>
}

/**
 * Prints a paper, and reads the finished file again: each text must be in it, letter for letter and
 * within its page.
 *
 * @throws UnprintableError with a reason for people; MisprintError where the file reads otherwise
 */
export async function printPaper({ paper, template, answers }: Printable): Promise<PrintedPaper> {
  const texts = textsOfPaper(paper)
  const version = `${paper.title}, template ${template.version}`
  const foot = `${version} · answers ${sha256(answers).slice(0, 8)} · ${reviewText(template)}`
  const file = await paperPdf(paper, texts, { foot })
  const { pages, checked, missing, overflowing } = await readBack(file, texts)
  if (missing.length > 0 || overflowing.length > 0) {
    throw new MisprintError(
      `${paper.kind}: ${missing.length} texts do not read back, ${overflowing.length} overflow`,
    )
  }
  return { file, sha256: sha256(file), pages, valuesChecked: checked }
}
