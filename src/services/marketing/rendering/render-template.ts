import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import {
  engineFailure,
  problemOf,
  TEMPLATE_BUSY,
  type TemplateProblem,
  unknownVariable,
} from '@/src/domain/marketing/template-problem'
import { isTemplateVariable, type TemplateValues } from '@/src/domain/marketing/template-variables'
import { AppError, wrongField } from '@/src/lib/errors'
import type { MailContent } from '@/src/services/mail/mail-keys'

export type TemplateText = { readonly subject: string; readonly content: string }

type Rendering =
  | { readonly ok: true; readonly mail: MailContent }
  | { readonly ok: false; readonly problem: TemplateProblem }

async function render(question: TemplateQuestion): Promise<Rendering> {
  const said = await askTemplate(question)
  if ('busy' in said) return { ok: false, problem: TEMPLATE_BUSY }
  if ('problem' in said) return { ok: false, problem: problemOf(said.problem) }
  for (const place of ['subject', 'content'] as const) {
    const foreign = said.names[place].find((name) => !isTemplateVariable(name))
    if (foreign) return { ok: false, problem: unknownVariable(place, foreign) }
  }
  return { ok: true, mail: said.mail }
}

/** What is wrong with a template for every reader; null when nothing is. */
export async function checkTemplate({
  subject,
  content,
}: TemplateText): Promise<TemplateProblem | null> {
  const read = await render({ subject, content, values: null })
  return read.ok ? null : read.problem
}

/** @throws AppError 422 for a template that cannot be filled in, at the place that is wrong */
export async function requireTemplate(template: TemplateText): Promise<void> {
  const problem = await checkTemplate(template)
  if (problem) throw wrongField(problem.place, problem.words, 'template')
}

/** A template as a mail to one person, or what keeps it from being one. */
export const renderTemplate = (
  { subject, content }: TemplateText,
  values: TemplateValues,
): Promise<Rendering> => render({ subject, content, values: { ...values } })

const answer = z.union([
  z.object({ busy: z.literal(true) }),
  z.object({ problem: engineFailure }),
  z.object({
    names: z.object({ subject: z.array(z.string()), content: z.array(z.string()) }),
    mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  }),
])

const numbered = z.object({ id: z.number() })

/** What came of a template; `busy` where the machine, not the template, took too long. */
type TemplateAnswer = z.infer<typeof answer>

type TemplateQuestion = {
  readonly subject: string
  readonly content: string
  /** Without them nothing is filled in: the template is only read. */
  readonly values: Readonly<Record<string, string>> | null
}

/** Read from the source by its path: a bundle does not carry the file of another process. */
const FILE = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'src/services/marketing/rendering/template-child.mjs',
)

const MOST_MB = 96
const START_MS = 20_000
/** Its own limits end a template long before, unless the machine is busy. */
const ANSWER_MS = 4_000
/** So many may wait at once: with more, the last would be given up before its turn. */
const MOST_WAITING = 30

function start(): ChildProcess {
  const child = fork(FILE, [], {
    env: { NODE_ENV: 'production' }, // and nothing of ours
    execArgv: [`--max-old-space-size=${MOST_MB}`, '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {}) // its end is heard of by anyone who waits for an answer
  return child
}

/** What the process says next under a number; `late` after so long, `ended` where it died. */
function hear(child: ChildProcess, id: number, ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (result: unknown) => {
      clearTimeout(timer)
      child.off('message', listen).off('exit', ended).off('error', ended)
      child.unref() // an idle process keeps no program alive
      child.channel?.unref()
      resolve(result)
    }
    const listen = (said: unknown) => {
      if (numbered.safeParse(said).data?.id === id) end(said)
    }
    const ended = () => end('ended')
    const timer = setTimeout(() => end('late'), ms)
    child.ref()
    child.channel?.ref()
    child.on('message', listen).once('exit', ended).once('error', ended)
  })
}

let current: ChildProcess | null = null
let serial = 0

async function running(): Promise<ChildProcess> {
  if (current?.connected) return current
  const child = start()
  if (numbered.safeParse(await hear(child, 0, START_MS)).success) {
    current = child
    return child
  }
  child.kill('SIGKILL')
  throw new Error('The process that fills in email templates did not start')
}

async function tryNow(question: TemplateQuestion): Promise<TemplateAnswer | 'late' | 'ended'> {
  const child = await running()
  serial += 1
  child.send({ ...question, id: serial }, () => {}) // a broken channel is heard of as its end
  const said = await hear(child, serial, ANSWER_MS)
  const parsed = answer.safeParse(said)
  if (parsed.success) return parsed.data
  child.kill('SIGKILL')
  current = null
  return said === 'late' ? 'late' : 'ended'
}

/** One that died of a template took too much memory; it gets a second chance, as others may kill it too. */
async function askNow(question: TemplateQuestion): Promise<TemplateAnswer> {
  const first = await tryNow(question)
  const said = first === 'ended' ? await tryNow(question) : first
  if (said === 'late') return { busy: true }
  if (said !== 'ended') return said
  const message = 'it takes too much memory'
  return { problem: { place: 'content', kind: 'OverLimit', message, line: 1, column: 1 } }
}

let waiting: Promise<unknown> = Promise.resolve()
let count = 0

/**
 * Reads a template and fills it in, cleans it and inlines its styles: in a process of its own, one
 * at a time.
 *
 * @throws AppError 503 `busy` while too many wait
 */
async function askTemplate(question: TemplateQuestion): Promise<TemplateAnswer> {
  if (count >= MOST_WAITING) {
    throw new AppError('busy', 'Many emails are being prepared. Try again in a minute.', 503)
  }
  count += 1
  const asked = waiting.then(() => askNow(question))
  waiting = asked
    .catch(() => undefined)
    .then(() => {
      count -= 1
    })
  return asked
}
