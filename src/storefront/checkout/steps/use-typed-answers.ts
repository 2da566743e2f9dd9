import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Tells of every keystroke in a form, valid or not: the draft keeps unfinished answers too. */
export function useTypedAnswers<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  onTyped: (values: In) => void,
) {
  const latest = useRef(onTyped)
  useEffect(() => {
    latest.current = onTyped
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') latest.current(values)
        },
      }),
    [form],
  )
}
