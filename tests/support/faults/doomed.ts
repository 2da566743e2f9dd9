import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

import { inject } from 'vitest'

import type { Failpoint } from '@/src/lib/failpoints'

import { bundled } from '../scripts/bundled'
import type { Server } from '../server'
import { answerMessage, type RequestMessage } from './messages'

const CHILD = 'tests/support/faults/child-server.ts'

export type Doomed = {
  readonly server: Server
  /** Resolves with the signal by which the process died. */
  readonly death: Promise<NodeJS.Signals | null>
  readonly stop: () => void
}

export class ServerDied extends Error {
  override readonly name = 'ServerDied'
}

async function messageOf(id: number, request: Request): Promise<RequestMessage> {
  const { url, method, headers } = request
  return {
    id,
    url,
    method,
    headers: [...headers],
    body: request.body ? await request.text() : null,
  }
}

/** Hands requests to a child, whose death fails whatever it has not answered. */
function serverIn(child: ChildProcess, death: Promise<unknown>): Server {
  const waiting = new Map<number, (answer: Response) => void>()
  let asked = 0
  child.on('message', (message) => {
    const { data: answer } = answerMessage.safeParse(message)
    if (!answer) return
    const { id, status, headers, body } = answer
    waiting.get(id)?.(new Response(status === 204 ? null : body, { status, headers }))
    waiting.delete(id)
  })
  const died = death.then(() => {
    throw new ServerDied('The process that was to answer has died')
  })
  died.catch(() => {})
  return async (request) => {
    asked += 1
    const id = asked
    const answered = new Promise<Response>((resolve) => waiting.set(id, resolve))
    child.send(await messageOf(id, request))
    return Promise.race([answered, died])
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`A server of the test ended before it was ready: ${code}`)
  })
  await Promise.race([once(child, 'message'), early])
  early.catch(() => {})
}

type Sentence = { readonly failpoint: Failpoint; readonly times: number }

/** Starts a process like ours that kills itself once so many requests have come to a failpoint. */
function startDoomed(program: string, { failpoint, times }: Sentence): Promise<Doomed> {
  const child = fork(program, {
    execArgv: [], // none of the test runner's own
    env: { ...process.env, CHARTERDESK_FAILPOINT: `${failpoint}:kill:${times}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const death = once(child, 'exit').then(([, signal]): NodeJS.Signals | null => signal)
  const doomed = { server: serverIn(child, death), death, stop: () => void child.kill('SIGKILL') }
  return untilReady(child).then(() => doomed)
}

/** How many children start while others are at work: starting takes a second, dying none. */
const AHEAD = 2

/** The processes for a list of deaths, started ahead of their turn; each of them dies once. */
export function doomedInTurn(sentences: readonly Sentence[]) {
  const bundling = bundled(CHILD, inject('databases').programs)
  bundling.catch(() => {}) // told to anyone who starts a child
  const started = new Map<Sentence, Promise<Doomed>>()
  const start = (sentence: Sentence): Promise<Doomed> => {
    const known = started.get(sentence)
    if (known) return known
    const starting = bundling.then((program) => startDoomed(program, sentence))
    starting.catch(() => {})
    started.set(sentence, starting)
    return starting
  }
  return {
    next: (sentence: Sentence): Promise<Doomed> => {
      const taken = start(sentence)
      const after = sentences.indexOf(sentence) + 1
      for (const coming of sentences.slice(after, after + AHEAD)) start(coming)
      return taken
    },
    stopAll: async () => {
      for (const doomed of await Promise.allSettled(started.values())) {
        if (doomed.status === 'fulfilled') doomed.value.stop()
      }
    },
  }
}
