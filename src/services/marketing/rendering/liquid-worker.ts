import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { z } from 'zod'

/** How long a template may take to be filled in; then its thread is ended. */
export const DEADLINE_MS = 250

const failure = z.object({
  place: z.enum(['subject', 'content']),
  kind: z.string(),
  message: z.string(),
  line: z.number(),
  column: z.number(),
})

const part = z.union([
  z.object({ problem: failure }),
  z.object({ output: z.string(), names: z.array(z.string()) }),
])

const answer = z.object({ id: z.number(), subject: part, content: part })

export type LiquidAnswer = Omit<z.infer<typeof answer>, 'id'>

export type LiquidQuestion = {
  readonly subject: string
  readonly content: string
  /** Nothing is filled in without them: the template is only read. */
  readonly values: Readonly<Record<string, string>> | null
}

/** Read from the source by its path: a bundle does not carry a thread's file. */
const FILE = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'src/services/marketing/rendering/liquid-thread.mjs',
)

const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

type Thread = { readonly worker: Worker; readonly ready: Promise<void> }

function start(): Thread {
  const worker = new Worker(FILE, { env: {}, execArgv: [], resourceLimits: LIMITS })
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  ready.catch(() => undefined) // whoever asks is told
  worker.unref() // an idle thread keeps no process alive
  return { worker, ready }
}

let current: Thread | null = null
let waiting: Promise<unknown> = Promise.resolve()
let serial = 0

const tooSlow = (place: 'subject' | 'content') => ({
  problem: { place, kind: 'TooSlow', message: 'took too long', line: 1, column: 1 },
})

const TOO_SLOW: LiquidAnswer = { subject: tooSlow('subject'), content: tooSlow('content') }

/** The answer to one question; null when none came in time, or the thread died of it. */
function answerOf({ worker }: Thread, question: LiquidQuestion): Promise<LiquidAnswer | null> {
  serial += 1
  const id = serial
  return new Promise((resolve) => {
    const end = (result: LiquidAnswer | null) => {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('error', fail)
      worker.unref()
      resolve(result)
    }
    const hear = (said: unknown) => {
      const parsed = answer.safeParse(said)
      if (!parsed.success || parsed.data.id === id) end(parsed.data ?? null)
    }
    const fail = () => end(null)
    const timer = setTimeout(fail, DEADLINE_MS)
    worker.ref()
    worker.on('message', hear)
    worker.on('error', fail)
    worker.postMessage({ ...question, id })
  })
}

/** @returns null when its time was up */
async function tryNow(question: LiquidQuestion): Promise<LiquidAnswer | null> {
  current ??= start()
  const thread = current
  try {
    await thread.ready
  } catch (error) {
    current = null
    throw error
  }
  const said = await answerOf(thread, question)
  if (said) return said
  current = null
  await thread.worker.terminate()
  return null
}

/** A busy machine may be slow once where the template is not to blame: it gets one more chance. */
const askNow = async (question: LiquidQuestion): Promise<LiquidAnswer> =>
  (await tryNow(question)) ?? (await tryNow(question)) ?? TOO_SLOW

/** Reads a template and fills it in, in a thread of its own: one at a time, each with a deadline. */
export function askLiquid(question: LiquidQuestion): Promise<LiquidAnswer> {
  const asked = waiting.then(() => askNow(question))
  waiting = asked.catch(() => undefined)
  return asked
}
