import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form'

import { useFormDraft } from './form-draft'
import { type ApiFailure, type ApiResult, ownFailure, partOf, UNREACHABLE } from './result'
import { useSendKey } from './send-key'

export type SentForm<In extends FieldValues, Out extends FieldValues, Value> = {
  readonly resolver: Resolver<In, unknown, Out>
  readonly values?: DefaultValues<In>
  /** `key` stays the same until it has arrived. */
  readonly send: (typed: Out, key: string) => Promise<ApiResult<Value>>
  readonly done: (value: Value, typed: Out) => void
  /** Under which what is typed is kept in this tab until it is saved. */
  readonly draft?: string
}

/**
 * A form that the server has the last word on. When it is refused, what was typed stays; each field
 * says what is wrong with it, and the first of them has the focus. What belongs to no field on the page
 * is `failure`.
 */
export function useSentForm<In extends FieldValues, Out extends FieldValues, Value>(
  options: SentForm<In, Out, Value>,
) {
  const { resolver, values, send, done, draft } = options
  const form = useForm<In, unknown, Out>({
    resolver,
    mode: 'onTouched',
    defaultValues: values,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [wasSaved, setSaved] = useState(false)
  const key = useSendKey()
  const known = useRef(new Set<Path<In>>())
  const shown = useRef(new Set<Path<In>>())
  shown.current.clear() // those that are still on the page are named again as they are drawn
  const { restored, forget } = useFormDraft(form, draft)

  const messageAt = (all: FieldErrors<In>, name: Path<In>) => {
    const message = partOf(get(all, name), 'message')
    return typeof message === 'string' ? message : undefined
  }

  /** Nothing was sent: what checks the form could not be fetched, or a field is wrong, perhaps a hidden one. */
  const refuse = (wrong: FieldErrors<In>) => {
    if (wrong.root) return setFailure(UNREACHABLE)
    const isShown = [...shown.current].some((name) => messageAt(wrong, name))
    const [hidden] = [...known.current].flatMap((name) => messageAt(wrong, name) ?? [])
    setFailure(isShown || !hidden ? null : ownFailure(422, 'invalid_input', hidden))
  }

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    setSaved(false)
    const answer = await send(typed, key.get())
    if (answer.ok) {
      key.renew()
      forget()
      setSaved(true)
      return done(answer.value, typed)
    }
    const wrong = [...shown.current].filter((name) => answer.fields[name])
    for (const name of wrong) form.setError(name, { message: answer.fields[name] })
    if (wrong[0]) form.setFocus(wrong[0])
    else setFailure(answer)
  }, refuse)

  /** What ties a control to its answer, with the error to be said beneath it. */
  const field = (name: Path<In>, rules?: RegisterOptions<In, Path<In>>) => {
    known.current.add(name)
    shown.current.add(name)
    return { ...form.register(name, rules), error: messageAt(errors, name) }
  }

  return {
    form,
    field,
    submit,
    failure,
    restored,
    busy: isSubmitting,
    /** It was saved, and nothing has been changed since. */
    saved: wasSaved && !isDirty,
    /** The server has taken it, and the page may be on its way to another. */
    accepted: wasSaved,
  }
}
