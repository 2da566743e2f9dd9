import type { FieldBase, SelectField } from 'payload'
import { z } from 'zod'

type Options = Pick<SelectField, 'label' | 'admin' | 'access' | 'saveToJWT' | 'index'>

/** One of several values that every row has and lists filter by; a new row has `initial`. */
export function choice(
  name: string,
  initial: string,
  options: SelectField['options'],
  more: Options = {},
): SelectField {
  return {
    name,
    type: 'select',
    required: true,
    defaultValue: initial,
    options,
    index: true,
    ...more,
  }
}

type Answer = string | boolean

const shown = z.object({ shown: z.tuple([z.string(), z.union([z.string(), z.boolean()])]) })

/**
 * Of a field that is asked only while another beside it has this answer: for Payload's forms and for
 * ours, which get it as data.
 */
export const shownWhen = (name: string, answer: Answer) =>
  ({
    condition: (_: unknown, beside: Readonly<Record<string, unknown>>) => beside?.[name] === answer,
    custom: { shown: [name, answer] },
  }) satisfies FieldBase['admin']

/** What `shownWhen` says in a field. */
export const shownOf = (custom: unknown) => shown.safeParse(custom).data?.shown
