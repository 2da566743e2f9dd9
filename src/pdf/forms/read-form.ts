import { fork } from 'node:child_process'
import path from 'node:path'

import { z } from 'zod'

const place = z.object({
  page: z.int().min(0),
  /** Left, bottom, right, top, in points. */
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})
export type Place = z.output<typeof place>

const field = z.object({
  name: z.string().max(500),
  kind: z.enum(['text', 'checkbox', 'radio', 'signature', 'other']),
  max: z.int().min(0),
  isComb: z.boolean(),
  isMultiline: z.boolean(),
  places: z.array(place),
})
export type FormField = z.output<typeof field>

/** The fields of a file as they are stored. */
export const formFields = z.array(field)

const piece = z.object({
  page: z.int(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  right: z.number(),
})

const readForm = z.object({
  pages: z.int(),
  isTurned: z.boolean(),
  hasXfa: z.boolean(),
  hasScript: z.boolean(),
  /** What is printed on its first pages. */
  pieces: z.array(piece),
  fields: formFields,
})
export type ReadForm = z.output<typeof readForm>

const answer = z.union([
  readForm,
  z.object({ refused: z.enum(['encrypted', 'long', 'unreadable']) }),
])
export type Unread = 'encrypted' | 'long' | 'unreadable' | 'slow'

/** Read from the source by its path: a bundle does not carry the file of another process. */
const FILE = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'src/pdf/forms/read-form-child.mjs',
)

const MOST_MB = 256
const ANSWER_MS = 20_000

/**
 * Reads a blank form in a process of its own, which has so much memory and time and knows nothing of ours.
 *
 * @returns what is in it, or why it could not be read
 */
export function readFormFile(bytes: Uint8Array, ms = ANSWER_MS): Promise<ReadForm | Unread> {
  return new Promise((resolve) => {
    const child = fork(FILE, [], {
      env: { NODE_ENV: 'production' }, // and nothing of ours
      execArgv: [`--max-old-space-size=${MOST_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    const end = (said: ReadForm | Unread) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(said)
    }
    const timer = setTimeout(() => end('slow'), ms)
    child.once('message', (said) => {
      const { data } = answer.safeParse(said)
      end(data === undefined ? 'unreadable' : 'refused' in data ? data.refused : data)
    })
    child.once('error', () => end('unreadable'))
    child.once('exit', () => end('unreadable')) // too much memory ends it
    child.send(bytes, () => {}) // a broken channel is heard of as its end
  })
}
