'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { sendJson } from '@/src/admin/kit/ui/actions'
import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { unfilledRefusal } from '@/src/domain/support/canned-reply'
import type { TicketStatus } from '@/src/domain/support/ticket-status'
import { request } from '@/src/lib/browser/request'
import { useSendKey } from '@/src/lib/browser/send-key'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'
import type { AnswerWay } from '@/src/services/support/whatsapp/answer-way'
import { ticketHref } from '../ticket-href'
import { type Draft, EMPTY, keepMessageDraft, type Mode, readMessageDraft } from './draft'
import { type Newer, type Sent, sendMessage } from './send-message'

/** How often, at most, colleagues are told. */
const EVERY_MS = 3000

/** Tells colleagues that someone is writing, while they type. Should it not arrive, nothing is lost. */
function useTellWriting(ticketId: string): () => void {
  const told = useRef(0)
  return useCallback(() => {
    const now = Date.now()
    if (now - told.current < EVERY_MS) return
    told.current = now
    void request('POST', `/api/tickets/${ticketId}/writing`, { body: {} })
  }, [ticketId])
}

export type ComposerProps = {
  readonly ticketId: string
  /** Whose text it is. */
  readonly me: string
  /** The last message on the screen. */
  readonly seen: string | null
  readonly queue: string
  /** How an answer reaches the customer; on a ticket without one only notes are written. */
  readonly way: AnswerWay
}

type Failure = Extract<Sent, { ok: false }>

type Failed = { readonly mode: Mode; readonly failure: Failure }

const refused = (words: string): Failure => ({ ok: false, words, isSignedOut: false, newer: [] })

const NO_FILES: Readonly<Record<Mode, readonly File[]>> = { answer: [], note: [] }

type TakeIn = (body: string, files: readonly File[]) => void

/** The box that is on the page, by its ticket: what was sent from one may come back to the next. */
const boxes = new Map<string, TakeIn>()

/** The files of answers that came back while no box of their ticket was there: a draft keeps text alone. */
const takenBack = new Map<string, readonly File[]>()

/** A draft with an answer that has not left; what was typed since stays below it. */
const withAnswer = (kept: Draft, body: string): Draft => ({
  ...kept,
  mode: 'answer',
  answer: [body, kept.answer].filter(Boolean).join('\n\n'),
})

/** Why a message cannot go out; null when it can. */
function refusalOf(mode: Mode, body: string, files: readonly File[]): string | null {
  if (body.trim() === '') return mode === 'note' ? 'Write a note' : 'Write an answer'
  return (mode === 'answer' ? unfilledRefusal(body) : null) ?? attachmentsRefusal(files)
}

/**
 * What is being written on a ticket: an answer and a note, each with a text and files of its own, so
 * that none ever becomes the other. Everything stays until the server has taken it.
 */
export function useComposer({ ticketId, me, seen, queue, way }: ComposerProps) {
  const router = useRouter()
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [files, setFiles] = useState(NO_FILES)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isSending, setSending] = useState(false)
  const [isMoving, startMoving] = useTransition()
  const isBusy = useRef(false)
  const key = useSendKey()
  const tellWriting = useTellWriting(ticketId)

  const latest = useRef(EMPTY)
  const change = useCallback(
    (changes: Partial<Draft>) => {
      latest.current = { ...latest.current, ...changes }
      setDraft(latest.current)
      keepMessageDraft(ticketId, me, latest.current)
    },
    [ticketId, me],
  )
  useEffect(() => {
    latest.current = readMessageDraft(ticketId, me)
    setDraft(latest.current)
    const addFiles = (back: readonly File[]) =>
      setFiles((before) => ({ ...before, answer: [...back, ...before.answer] }))
    addFiles(takenBack.get(ticketId) ?? [])
    takenBack.delete(ticketId)
    boxes.set(ticketId, (body, back) => {
      change(withAnswer(latest.current, body))
      addFiles(back)
    })
    return () => {
      boxes.delete(ticketId)
    }
  }, [ticketId, me, change])
  useLeaveWarning(files.answer.length + files.note.length > 0)

  const mode = way.by === 'no_one' ? 'note' : draft.mode

  /** Puts an answer that has not left back into the box, with its files. */
  const takeBack = async (body: string, sent: readonly File[], undo: object) => {
    const answer = await sendJson('POST', `/api/tickets/${ticketId}/answer/take-back`, undo)
    if (!answer.ok) return toast.error(answer.message)
    toast.success(answer.message)
    const takeIn = boxes.get(ticketId)
    if (takeIn) takeIn(body, sent)
    else {
      keepMessageDraft(ticketId, me, withAnswer(readMessageDraft(ticketId, me), body))
      takenBack.set(ticketId, sent)
    }
    router.push(ticketHref(ticketId, queue))
    router.refresh()
  }

  const done = (to: string | null, message: string, back?: () => void) => {
    toast.success(message, {
      ...(back && { duration: 10_000, action: { label: 'Take back', onClick: back } }),
    })
    startMoving(() => (to ? router.push(to) : router.refresh()))
  }

  /** @param newest what was shown to the author since, when they send anyway */
  const send = async (options: {
    readonly status?: TicketStatus
    readonly thenNext: boolean
    readonly newest?: Newer
  }) => {
    if (isBusy.current) return
    const body = draft[mode]
    const refusal = refusalOf(mode, body, files[mode])
    if (refusal) return setFailed({ mode, failure: refused(refusal) })
    isBusy.current = true
    setSending(true)
    const shown = options.newest?.at(-1)?.id ?? seen
    const { status } = options
    const answer = await sendMessage({
      key: key.get(),
      ticketId,
      mode,
      body,
      files: files[mode],
      status,
      seen: shown,
      queue,
    })
    isBusy.current = false
    setSending(false)
    if (!answer.ok) return setFailed({ mode, failure: answer })
    key.renew()
    setFailed(null)
    change({ [mode]: '' })
    setFiles((before) => ({ ...before, [mode]: [] }))
    const { undo } = answer
    const back = undo ? () => void takeBack(body, files[mode], undo) : undefined
    if (mode === 'note' || !options.thenNext) return done(null, answer.message, back)
    const isLast = answer.next === null
    done(
      answer.next ? ticketHref(answer.next, queue) : adminHref('tickets'),
      isLast ? `${answer.message}. No more tickets in this queue.` : answer.message,
      back,
    )
  }

  return {
    mode,
    text: draft[mode],
    files: files[mode],
    failure: failed?.mode === mode ? failed.failure : null,
    isBusy: isSending || isMoving,
    setMode: (to: Mode) => change({ mode: to }),
    setText: (text: string) => {
      change({ [mode]: text })
      // What others said stays to be read; any other reason has been seen.
      setFailed((before) => (before?.failure.newer.length ? before : null))
      tellWriting()
    },
    setFiles: (chosen: readonly File[]) => setFiles((before) => ({ ...before, [mode]: chosen })),
    send,
  }
}
