'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { type Reader, readParts, request } from '@/src/lib/browser/request'
import { ownFailure, wordsOf } from '@/src/lib/browser/result'

type Options<Plan> = {
  /** Where the file goes; it is checked one level below. */
  readonly path: `/api/${string}`
  /** Reads what the file would do, as the server says. */
  readonly plan: Reader<Plan>
  /** How large it may be, in bytes and in words: `2 MB`. */
  readonly most: readonly [bytes: number, words: string]
}

type Query = Readonly<Record<string, string>>

const UPLOAD_MS = 180_000

const said = readParts<{ message: string }>('message')

function send<Value>(path: string, file: File, query: Query, answer: Reader<Value>) {
  const body = new FormData()
  body.set('file', file)
  const address = `${path}?${new URLSearchParams(query)}`
  return request('POST', address, { body, timeoutMs: UPLOAD_MS, answer })
}

/** A file that is checked, which writes nothing, and then imported exactly as it was checked. */
export function useCheckedFile<Plan extends { readonly token: string }>(options: Options<Plan>) {
  const { path, most } = options
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'importing' | null>(null)

  const choose = (next: File | null) => {
    setFile(next)
    setPlan(null)
    setProblem(null)
  }

  /** @param query what is said beside the file */
  async function check(chosen: File | null, query: Query = {}): Promise<Plan | null> {
    setProblem(chosen ? null : 'Choose a CSV file.')
    if (!chosen) return null
    setBusy('checking')
    const answer =
      chosen.size > most[0]
        ? ownFailure(413, 'too_large', `This file is larger than ${most[1]}.`)
        : await send(`${path}/check`, chosen, query, options.plan)
    setBusy(null)
    if (!answer.ok) setProblem(wordsOf(answer))
    else setPlan(answer.value)
    return answer.ok ? answer.value : null
  }

  /** Whether it was imported. */
  async function apply(query: Query = {}): Promise<boolean> {
    if (!file || !plan) return false
    setProblem(null)
    setBusy('importing')
    const answer = await send(path, file, { ...query, token: plan.token }, said)
    setBusy(null)
    if (!answer.ok) {
      setProblem(wordsOf(answer))
      return false
    }
    toast.success(answer.value.message)
    choose(null)
    router.refresh()
    return true
  }

  /** What was checked is not what would be imported any more. */
  const expire = () => setPlan(plan && { ...plan, token: '' })
  return { file, plan, problem, busy, choose, check, apply, expire }
}
