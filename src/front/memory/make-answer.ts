import { setTimeout as wait } from 'node:timers/promises'

import { isFrame, isKeptByNoOne } from '@/src/domain/content/personal-pages'
import { NOT_FOUND_PAGE } from '@/src/domain/content/public-pages'
import type { FactsKept } from '@/src/front/memory/facts-kept'
import { finishedAnswer, isFinished } from '@/src/front/memory/finished-answer'
import type { CachedResponse, UpstreamResponse } from '@/src/front/memory/kept'
import type { Make } from '@/src/front/memory/memory'
import type { Question } from '@/src/front/memory/question'
import type { WebProcess, WebProcesses } from '@/src/front/memory/web-process'
import { staticPolicy } from '@/src/lib/http/content-security'

/** The first answer after a change comes in parts; the second is the finished page. */
const TRIES = 4
const PAUSE_MS = 50

async function untilFinished(
  question: Question,
  ask: () => Promise<UpstreamResponse>,
): Promise<UpstreamResponse> {
  let whole = await ask()
  const isWhole = () => whole.status !== 200 || isFinished(question, whole)
  for (let tries = 1; tries < TRIES && !isWhole(); tries += 1) {
    if (tries > 1) await wait(PAUSE_MS)
    whole = await ask()
  }
  return whole
}

const NOWHERE: Question = {
  kind: 'unknown',
  path: NOT_FOUND_PAGE,
  search: '',
  key: NOT_FOUND_PAGE,
  headers: {},
}

/** All that is nowhere is answered with one page. */
export const cacheKey = (question: Question): Question =>
  question.kind === 'unknown' ? NOWHERE : question

/** How a web process is asked for something that is kept. */
export function maker(processes: WebProcesses, facts: FactsKept) {
  const makePart = async (
    process: WebProcess,
    question: Question,
    before: CachedResponse | undefined,
  ) => {
    const whole = await process.ask(`${question.path}${question.search}`, question.headers)
    return finishedAnswer(question, whole, (sources) => staticPolicy(false, null, sources), before)
  }
  const makePage = async (
    process: WebProcess,
    question: Question,
    before: CachedResponse | undefined,
  ) => {
    const { chat, payment } = await facts.read()
    const whole = await untilFinished(question, () => process.ask(question.key))
    const policy = (sources: readonly string[]) =>
      staticPolicy(
        false,
        isKeptByNoOne(question.path) ? null : chat,
        sources,
        isFrame(question.path) ? payment : undefined,
      )
    return finishedAnswer(question, whole, policy, before)
  }
  return (question: Question): Make =>
    async (before) => {
      const process = processes.any()
      if (question.kind === 'asset') return makePart(process, question, before)
      const isUpToDate = await process.bringUpToDate()
      const make = question.kind === 'part' ? makePart : makePage
      const kept = await make(process, question, before)
      return kept && !isUpToDate ? { ...kept, life: null } : kept
    }
}
