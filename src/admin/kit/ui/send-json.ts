import { z } from 'zod'

import { request } from '@/src/lib/browser/request'
import { type ApiResult, wordsOf } from '@/src/lib/browser/result'

export type Answer =
  | { readonly ok: true; readonly body: unknown; readonly message: string }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

const said = z.object({ message: z.string() })

/** What came of a request, in words for anyone who asked. */
export function answerOf(result: ApiResult<unknown>): Answer {
  if (result.ok) {
    const message = said.safeParse(result.value).data?.message ?? ''
    return { ok: true, body: result.value, message }
  }
  const { code, fields } = result
  return { ok: false, code, message: wordsOf(result), fields }
}

/** Asks one of our endpoints to do something, and answers with words for anyone who asked. */
export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  return answerOf(await request(method, path, { body, key, answer: z.unknown() }))
}
