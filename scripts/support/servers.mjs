import { setTimeout as wait } from 'node:timers/promises'
import { say } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { nextCommand, typescript } from './tools.mjs'

const READY_WITHIN_MS = 120_000

/** Creates or migrates the database's tables and fills an empty one. */
export async function prepareDatabase(processes, options) {
  const code = await processes.run(process.execPath, typescript('scripts/prepare.ts'), options)
  if (code === 0) return
  throw new Refusal(
    'The database could not be prepared; the reason stands above.',
    'Put that right, then run the same command again.',
  )
}

/** Starts the site, the worker and, where it may run, the payment sandbox. `output` names where each writes. */
export function startServers({ processes, env, output, onWebEnd, mode = 'start' }) {
  const node = process.execPath
  const options = (name) => ({ env, stdio: output?.(name) })
  const web = processes.launch(node, nextCommand(mode, '-p', env.PORT), options('web'))
  web.ended.then(({ code }) => onWebEnd(code))
  processes.keep('worker', node, typescript('scripts/worker.ts'), options('worker'))
  if (env.CHARTERDESK_SANDBOX !== 'on') return
  processes.keep('payment sandbox', node, typescript('scripts/sandbox.ts'), options('sandbox'))
}

/** Waits until the site says that it and what it needs are ready. */
export async function waitUntilReady(origin) {
  const until = Date.now() + READY_WITHIN_MS
  let answer = null
  while (Date.now() < until) {
    answer = (await ask(`${origin}/api/ready`)) ?? answer
    if (answer?.ok) return
    await wait(250)
  }
  if (!answer) {
    throw new Refusal(
      `The site does not answer at ${origin}.`,
      'Its log above says why; put that right, then run the same command again.',
    )
  }
  say(`The site answers, but says that something it needs is not ready: ${answer.text}`)
}

async function ask(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    return { ok: response.ok, text: (await response.text()).slice(0, 500) }
  } catch {
    return null
  }
}
