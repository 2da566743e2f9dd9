import { fileRefusal, UPLOAD_REFUSALS } from '@/src/domain/documents/upload-rules'

import type { UploadTarget } from '../hrefs'

/** Where one of several files stands. */
export type UploadState = 'chosen' | 'waiting' | 'sending' | 'done' | 'failed'

export type Upload = {
  readonly key: number
  readonly file: File
  readonly state: UploadState
  /** How much of it has gone, from 0 to 1. */
  readonly share: number
  /** Where it goes, once it is on its way. */
  readonly target: UploadTarget | null
  /** What is wrong with it. */
  readonly problem: string | null
  readonly canRetry: boolean
}

export type UploadAction =
  | { readonly type: 'add'; readonly files: readonly File[]; readonly key: number }
  | { readonly type: 'start'; readonly target: UploadTarget }
  | { readonly type: 'change'; readonly key: number; readonly to: Partial<Upload> }
  | { readonly type: 'remove'; readonly key: number }

const FRESH = { share: 0, target: null, problem: null, canRetry: false } as const

/** A file as it is chosen: one that cannot be taken says so before anything is sent. */
function chosen(file: File, key: number): Upload {
  const refusal = fileRefusal(file)
  if (!refusal) return { ...FRESH, key, file, state: 'chosen' }
  return { ...FRESH, key, file, state: 'failed', problem: UPLOAD_REFUSALS[refusal] }
}

export function uploadList(list: readonly Upload[], action: UploadAction): readonly Upload[] {
  switch (action.type) {
    case 'add':
      return [
        ...list.filter(({ state }) => state !== 'done'),
        ...action.files.map((file, index) => chosen(file, action.key + index)),
      ]
    case 'start':
      return list.map((one) =>
        one.state === 'chosen' ? { ...one, state: 'waiting', target: action.target } : one,
      )
    case 'change':
      return list.map((one) => (one.key === action.key ? { ...one, ...action.to } : one))
    case 'remove':
      return list.filter(({ key }) => key !== action.key)
  }
}

export const countOf = (list: readonly Upload[], ...states: readonly UploadState[]) =>
  list.filter(({ state }) => states.includes(state)).length
