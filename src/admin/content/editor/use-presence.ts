'use client'

import { useEffect, useRef, useState } from 'react'

import { request } from '@/src/lib/browser/request'
import { BACKGROUND } from '@/src/lib/sessions/background'

import { type News, newsAnswer } from './answers'

/** How often the editor says where it is, and asks who else is there. */
const EVERY_MS = 4_000

const NOBODY: News = { colleagues: [], newest: '' }

/** Colleagues in the editor, and whether anything was changed. @param typedAt when the last key was pressed */
export function usePresence(page: string, element: string | null, typedAt: { current: number }) {
  const [news, setNews] = useState<News>(NOBODY)
  const said = useRef(0)

  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const isTyping = typedAt.current > said.current
      said.current = Date.now()
      const body = { page, element, isTyping }
      const path = '/api/visual-editor/presence'
      const answer = await request('POST', path, {
        body,
        answer: newsAnswer,
        headers: isTyping ? {} : BACKGROUND,
      })
      if (!isOver && answer.ok) setNews(answer.value)
    }
    void ask()
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [page, element, typedAt])

  useEffect(() => {
    const leave = () => void request('POST', '/api/visual-editor/leave', { body: {} })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return news
}
