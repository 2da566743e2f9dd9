import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'

import { type SentForm, useSentForm } from './use-sent-form'

export type ServerForm<In extends FieldValues, Out extends FieldValues, Value> = Omit<
  SentForm<In, Out, Value>,
  'resolver'
> & {
  readonly schema: z.ZodType<Out, In>
}

/** A form whose answers are checked by the server's own schema, first here and then there. */
export function useServerForm<In extends FieldValues, Out extends FieldValues, Value>({
  schema,
  ...form
}: ServerForm<In, Out, Value>) {
  return useSentForm({ ...form, resolver: zodResolver(schema) })
}
