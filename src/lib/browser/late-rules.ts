import type { z } from 'zod'

import { type ApiFailure, ownFailure, UNREACHABLE } from './result'

/** Brings the rules of a form, which arrive once someone is in it: they weigh more than the page. */
export type LateRules<In, Out> = () => Promise<z.ZodType<Out, In>>

/** What is wrong with which field. */
export type Problems = Readonly<Record<string, string>>

type Verdict<Out> =
  | { readonly ok: true; readonly typed: Out }
  /** `failure` is said where no field of the form is the one to mend. */
  | { readonly ok: false; readonly problems: Problems; readonly failure: ApiFailure }

/** The first complaint of each field. */
function problemsIn(error: z.ZodError): Problems {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[path.join('.')] ??= message
  return problems
}

/** Checks a form by rules that are fetched when they are first wanted. Never throws. */
export async function judge<In, Out>(
  rules: LateRules<In, Out>,
  values: unknown,
): Promise<Verdict<Out>> {
  const schema = await rules().catch(() => null)
  if (!schema) return { ok: false, problems: {}, failure: UNREACHABLE }
  const read = schema.safeParse(values)
  if (read.success) return { ok: true, typed: read.data }
  const words = read.error.issues[0]?.message ?? ''
  return { ok: false, problems: problemsIn(read.error), failure: ownFailure(400, 'invalid', words) }
}
