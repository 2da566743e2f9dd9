import { setTimeout as sleep } from 'node:timers/promises'

import { env } from '@/src/lib/env'

import type { Look } from './well-after'

const EVERY_MS = 100
const ANSWER_MS = 3000
async function look(): Promise<Look> {
  const at = Date.now()
  try {
    const answer = await fetch(`${env.SITE_URL}/api/ready`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    await answer.body?.cancel()
    return { at, isWell: answer.ok }
  } catch {
    return { at, isWell: false }
  }
}

/** Asks the site again and again, as a load balancer does, whether it is ready. */
export function watchHealth() {
  const looks: Look[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      looks.push(await look())
      await sleep(EVERY_MS)
    }
  })()
  return {
    looks,
    stop: async () => {
      isOver = true
      await watching
    },
  }
}
