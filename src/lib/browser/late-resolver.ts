import { toNestErrors } from '@hookform/resolvers'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

import { UNREACHABLE } from './result'

/** Brings the rules of a form, which arrive after the page. */
export type LateSchema<In extends FieldValues, Out extends FieldValues> = () => Promise<
  z.ZodType<Out, In>
>

/**
 * Checks a form by rules that are fetched when they are first wanted, as they weigh more than the
 * page. Where they cannot be had, the form says so as a whole.
 */
export function lateResolver<In extends FieldValues, Out extends FieldValues>(
  load: LateSchema<In, Out>,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const fetched = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null)
    if (!fetched) {
      const root = { type: 'rules', message: UNREACHABLE.message }
      return { values: {}, errors: toNestErrors({ root }, options) }
    }
    const [{ zodResolver }, schema] = fetched
    return zodResolver(schema)(values, context, options)
  }
}
