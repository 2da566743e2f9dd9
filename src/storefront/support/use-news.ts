'use client'

import { useEffect, useRef } from 'react'

import type { ThreadState } from '@/src/domain/support/ticket-view'

import { askForNews } from './ticket-api'

const EVERY_MS = 10_000
const AT_MOST_MS = 120_000

/** Asks for new answers while the page is looked at, and less often while no one answers. */
export function useNews(ticketId: string, onNews: (thread: ThreadState) => void): void {
  const tell = useRef(onNews)
  tell.current = onNews

  useEffect(() => {
    const gone = new AbortController()
    let tag: string | null = null
    let wait = EVERY_MS
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = async () => {
      try {
        const news = await askForNews(ticketId, tag, gone.signal)
        wait = EVERY_MS
        if (!news || gone.signal.aborted) return
        tag = news.tag
        tell.current(news.thread)
      } catch {
        wait = Math.min(wait * 2, AT_MOST_MS)
      }
    }
    const again = () => {
      clearTimeout(timer)
      if (gone.signal.aborted || document.visibilityState !== 'visible') return
      timer = setTimeout(() => void look().finally(again), wait)
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look().finally(again)
    }
    again()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      gone.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [ticketId])
}
