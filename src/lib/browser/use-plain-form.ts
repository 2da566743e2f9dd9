import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react'

import { judge, type LateRules, type Problems } from './late-rules'
import type { ApiFailure, ApiResult } from './result'
import { useSendKey } from './send-key'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Readonly<Record<string, string | boolean | undefined>>

type PlainForm<In, Out, Value> = {
  readonly rules: LateRules<In, Out>
  /** What fields begin with, and what goes along that has no field, such as the key of a link. */
  readonly values?: Partial<In>
  /** `key` stays the same until it has arrived. */
  readonly send: (typed: Out, key: string) => Promise<ApiResult<Value>>
  readonly done: (value: Value, typed: Out) => void
}

type FieldOptions<Name> = {
  /** A field that is to be checked again when this one changes. */
  readonly deps?: Name
  readonly onChange?: (typed: string) => void
}

function typedIn(form: HTMLFormElement, names: Iterable<string>): Values {
  const typed: Record<string, string | boolean> = {}
  for (const name of names) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      typed[name] = control.checked
    } else if (control && 'value' in control) typed[name] = String(control.value)
  }
  return typed
}

/**
 * `useSentForm` for pages that must stay light: the browser keeps what is typed, and the library that
 * longer forms are made with would weigh more than all else on the page. Fields are checked once they
 * have been left, then at each change; the server has the last word. When it is refused, what was typed
 * stays; each field says what is wrong with it, and the first of them has the focus. What belongs to no
 * field is `failure`.
 */
export function usePlainForm<In extends object, Out, Value>(options: PlainForm<In, Out, Value>) {
  type Name = keyof In & string
  const { rules, values, send, done } = options
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Values>({})
  const names = useRef(new Set<Name>())
  const left = useRef(new Set<string>())
  const turn = useRef(0)
  const key = useSendKey()

  /** What was found in the meantime no longer counts. */
  const begin = () => {
    turn.current += 1
    return turn.current
  }

  const look = async (form: HTMLFormElement | null, isTyping: boolean) => {
    const mine = begin()
    if (!form) return
    const verdict = await judge(rules, { ...values, ...typedIn(form, names.current) })
    if (mine !== turn.current) return
    const found = Object.entries(verdict.ok ? {} : verdict.problems)
    const now = Object.fromEntries(found.filter(([name]) => left.current.has(name)))
    // what the server found wrong of a value stays until that is changed
    setProblems((was) => (isTyping ? now : { ...was, ...now }))
  }

  const refuse = (form: HTMLFormElement, found: Problems, other: ApiFailure) => {
    const wrong = [...names.current].filter((name) => found[name])
    setProblems(Object.fromEntries(wrong.map((name) => [name, found[name] ?? ''])))
    setFailure(wrong.length > 0 ? null : other)
    const first = wrong[0] && form.elements.namedItem(wrong[0])
    if (first instanceof HTMLElement) first.focus()
  }

  const settle = async (form: HTMLFormElement) => {
    const typed = typedIn(form, names.current)
    setTried(typed)
    const verdict = await judge(rules, { ...values, ...typed })
    if (!verdict.ok) return refuse(form, verdict.problems, verdict.failure)
    setProblems({})
    setFailure(null)
    const answer = await send(verdict.typed, key.get())
    if (!answer.ok) return refuse(form, answer.fields, answer)
    key.renew()
    done(answer.value, verdict.typed)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    begin()
    for (const name of names.current) left.current.add(name)
    setBusy(true)
    await settle(event.currentTarget)
    setBusy(false)
  }

  /** What ties a control to its answer, with what is wrong to be said beneath it. */
  const field = (name: Name, { deps, onChange }: FieldOptions<Name> = {}) => {
    names.current.add(name)
    const begun = values?.[name]
    return {
      name,
      defaultValue: typeof begun === 'string' ? begun : undefined,
      error: problems[name],
      onBlur: ({ currentTarget }: FocusEvent<Control>) => {
        left.current.add(name)
        look(currentTarget.form, false)
      },
      onChange: (event: ChangeEvent<Control>) => {
        onChange?.(event.currentTarget.value)
        if (left.current.has(name) || (deps && left.current.has(deps))) {
          look(event.currentTarget.form, true)
        }
      },
    }
  }

  return { field, submit, busy, failure, tried }
}
