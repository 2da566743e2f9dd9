import { existsSync, readFileSync, statSync } from 'node:fs'

import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const VERDICTS = ['met', 'partly', 'not met', 'not applicable'] as const

const requirement = z.object({
  id: z.string().regex(/^\d+\.\d+\.\d+$/),
  level: z.enum(['1', '2']),
  requirement: z.string().min(1),
  verdict: z.enum(VERDICTS),
  /** Tests and facts: a file, and behind `#` words that stand in it. */
  proofs: z.string().transform((text) => text.split(' | ').filter(Boolean)),
  note: z.string(),
})
export type Requirement = z.output<typeof requirement>

/** The table of requirements, which people keep. */
export function requirements(file = 'scripts/asvs/requirements.csv'): Requirement[] {
  return z.array(requirement).parse(parse(readFileSync(file), { columns: true }))
}

function isThere(proof: string): boolean {
  const [file = '', ...words] = proof.split('#')
  if (!existsSync(file)) return false
  const text = words.join('#')
  return text === '' || (statSync(file).isFile() && readFileSync(file, 'utf8').includes(text))
}

/** A sentence for each proof that is not there any more. */
export const lostProofs = (rows: readonly Requirement[]): string[] =>
  rows.flatMap(({ id, proofs }) =>
    proofs.filter((proof) => !isThere(proof)).map((proof) => `${id}: ${proof} is gone`),
  )

const isTest = (proof: string) => /\.(?:test|spec)\.tsx?(?:#|$)/.test(proof)

function proofWords(proof: string): string {
  const [file = '', ...words] = proof.split('#')
  const text = words.join('#')
  return text ? `\`${file}\`: ${text.replaceAll('|', '\\|')}` : `\`${file}\``
}

function counted(rows: readonly Requirement[]): string {
  const applicable = rows.filter(({ verdict }) => verdict !== 'not applicable')
  const met = applicable.filter(({ verdict }) => verdict === 'met')
  const proved = met.filter(({ proofs }) => proofs.length > 0)
  const tested = met.filter(({ proofs }) => proofs.some(isTest))
  return [
    `${rows.length} requirements, of which ${applicable.length} apply: ${met.length} are met, of these`,
    `${proved.length} are proved by a test or a fact in the source (${tested.length} by a test).`,
  ].join(' ')
}

/** The whole as a page. */
export function asvsPage(rows: readonly Requirement[]): string {
  const lines = rows.map(({ id, level, requirement, verdict, proofs, note }) =>
    [id, level, requirement, verdict, [...proofs.map(proofWords), note].filter(Boolean).join('; ')]
      .join(' | ')
      .replace(/^/, '| ')
      .replace(/$/, ' |'),
  )
  return [
    '# OWASP ASVS 5.0, levels 1 and 2',
    '',
    'Printed by `npm run asvs -- --write` from `scripts/asvs/requirements.csv`. Requirements are named by their number',
    'and in our own short words; the text is at <https://owasp.org/www-project-application-security-verification-standard/>.',
    '',
    counted(rows),
    '',
    '| Number | Level | In short | Verdict | Proof |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
