import { Client } from 'pg'

import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'

export type Hears = {
  /**
   * The line is there, for the first time or again: what was said before it was is lost. Where this fails,
   * the line is given up, and a new one is tried.
   */
  readonly connected: (client: Client) => void | Promise<void>
  readonly said: (words: string) => void
  /** The line broke: until it is there again, nothing is heard. */
  readonly lost?: () => void
}

const PULSE_MS = 30_000
const ANSWER_MS = 10_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/** Longer after each failure, and never the same for two processes that lost the line together. */
const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2)

/**
 * Hears what the database announces on a channel, on a connection of its own: one of the pool's, or
 * one through a transaction pooler, would be given to others. A dead line is silent, so it is asked
 * from time to time. Answers with what ends it.
 */
export function listenTo(channel: 'office' | 'site', hears: Hears): () => void {
  let failures = 0
  let isStopped = false
  let again: NodeJS.Timeout | undefined
  let end = () => {}

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: env.directDatabase,
      application_name: `charterdesk-${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    let pulse: NodeJS.Timeout | undefined
    let isOver = false
    end = () => {
      if (isOver) return
      isOver = true
      clearInterval(pulse)
      client.end().catch(() => undefined)
    }
    const lost = (error?: unknown) => {
      if (isOver) return
      end()
      if (isStopped) return
      hears.lost?.()
      log.warn({ err: error, channel }, 'the line on which the database tells of changes broke')
      again = setTimeout(() => void connect(), pauseAfter(failures))
      failures += 1
    }
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', ({ payload }) => hears.said(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (isOver) return
      pulse = setInterval(() => client.query('select 1').catch(lost), PULSE_MS)
      pulse.unref()
      await hears.connected(client)
      failures = 0
    } catch (error) {
      lost(error)
    }
  }

  void connect()
  return () => {
    isStopped = true
    clearTimeout(again)
    end()
  }
}
