import { z } from 'zod'

import type { Answer } from '@/src/admin/kit/ui/actions'

const tested = z.object({ ok: z.boolean(), message: z.string() })

/** How a test of the connection went, or why there was none. */
export function testResult(answer: Answer): { readonly ok: boolean; readonly message: string } {
  if (!answer.ok) return { ok: false, message: answer.message }
  const parsed = tested.safeParse(answer.body)
  return parsed.success ? parsed.data : { ok: false, message: 'Unknown error' }
}
