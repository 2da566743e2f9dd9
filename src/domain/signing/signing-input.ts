import { z } from 'zod'

import { requiredLine, requiredText, typedEmail } from '@/src/domain/vocabulary/text/typed-text'

/** The sheet on which a signature is drawn, in units of its own. */
export const SHEET = { width: 600, height: 200 } as const

/** As much as a hand draws in a signature. */
export const MOST_STROKES = 60
export const MOST_POINTS = 3000

const coordinate = (most: number) => z.number().int().min(0).max(most)
const point = z.tuple([coordinate(SHEET.width), coordinate(SHEET.height)])
export type Point = z.infer<typeof point>

const ASK = 'Draw your signature first'
/** A dot or a dash is no signature. */
const SHORTEST = 60

function lengthOf(strokes: readonly (readonly Point[])[]): number {
  let length = 0
  for (const stroke of strokes)
    for (const [index, [x, y]] of stroke.entries()) {
      const [fromX, fromY] = stroke[index - 1] ?? [x, y]
      length += Math.hypot(x - fromX, y - fromY)
    }
  return length
}

const drawn = z.object({
  kind: z.literal('drawn'),
  strokes: z
    .array(z.array(point).min(2).max(MOST_POINTS))
    .min(1, ASK)
    .max(MOST_STROKES, 'This signature has too many strokes')
    .refine(
      (strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= MOST_POINTS,
      'This signature has too many strokes',
    )
    .refine((strokes) => lengthOf(strokes) >= SHORTEST, ASK),
})

const typed = z.object({
  kind: z.literal('typed'),
  name: requiredLine('Type your name', 200),
})

/** A signature as a person makes it: points on a sheet, or their name. No markup either way. */
export const signatureMark = z.discriminatedUnion('kind', [drawn, typed])
export type SignatureMark = z.infer<typeof signatureMark>

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'Open the document again')

/** The act of signing: the mark, and the hash of the file that the person has seen. */
export const signInput = z.object({ mark: signatureMark, sha256: fingerprint })

export const consentInput = z.object({ version: z.string().max(20), agree: z.literal(true) })

/** The addresses of co-owners, by the keys of the signers. */
export const startInput = z.object({
  emails: z.record(z.string().max(60), typedEmail()).default({}),
})

export const linkInput = z.object({
  token: z.string().regex(/^[\w-]{20,100}$/, 'Use the link in the email'),
})

export const scanDecision = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('accept'),
    original: requiredLine('Enter where the original is', 200),
  }),
  z.object({
    decision: z.literal('refuse'),
    reason: requiredText('Enter what is wrong', 500),
  }),
])
export type ScanDecision = z.infer<typeof scanDecision>

/** Letters as they are compared: without case, accents and repeated spaces. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether a typed name is the printed one; accents that a keyboard lacks may be left out. */
export const isPrintedName = (typedName: string, printed: string): boolean =>
  plain(typedName) === plain(printed)

/** The path of a drawn signature, in the units of its sheet. */
export const pathOf = (strokes: readonly (readonly Point[])[]): string =>
  strokes
    .map((stroke) => stroke.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('')
