'use client'

import { useState } from 'react'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/AdminForm'
import type { Values } from '@/src/admin/kit/record/record-field'
import { isSameSetting, seenFields } from '@/src/domain/content/settings-input'
import { request } from '@/src/lib/browser/request'
import { partOf } from '@/src/lib/browser/result'

/** What stands in the fields of a section, by their names. */
export type Typed = Record<string, string | boolean>

const typed = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** What was saved; of a part of it the server may say that it stays as it was. */
const saved = z.object({
  message: z.string().optional(),
  refused: z.record(z.string(), z.string()).default({}),
})

const without = <Value>(changes: Readonly<Record<string, Value>>, names: object) =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !Object.hasOwn(names, name)))

type Options = {
  readonly values: Typed
  readonly success?: string
  /** Where it is saved; the settings of the site unless told otherwise. */
  readonly path?: `/api/${string}`
  /** What is typed, as it is stored, where that is something else. */
  readonly stored?: (name: string, value: string | boolean) => string | boolean | null
}

/**
 * A section of the settings. It sends what was changed and what stood there before; where someone
 * else was quicker, the newer value is said beside the field, and saving again replaces that.
 */
export function useSettingsForm(options: Options) {
  const { values, success, path = '/api/site-settings', stored = (_, value) => value } = options
  const [seen, see] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, stored(name, value)])),
  )
  const changesOf = (now: Typed) =>
    Object.fromEntries(
      Object.entries(now)
        .map(([name, value]) => [name, stored(name, value)] as const)
        .filter(([name, value]) => !isSameSetting(value, seen[name])),
    )
  const state = useAdminForm<Values, Typed, z.output<typeof saved>>({
    schema: typed,
    values,
    send: async (now) => {
      const changes = changesOf(now)
      const before = Object.fromEntries(Object.keys(changes).map((name) => [name, seen[name]]))
      const answer = await request('POST', path, {
        body: { values: changes, seen: before },
        answer: saved,
      })
      if (answer.ok) see({ ...seen, ...without(changes, answer.value.refused) })
      else if (answer.status === 409) {
        const newer = seenFields.safeParse(partOf(answer.body, 'current'))
        see({ ...seen, ...newer.data })
      }
      // a screen with words of its own says those, once all of it is saved
      return answer.ok && success && Object.keys(answer.value.refused).length === 0
        ? { ...answer, value: { ...answer.value, message: success } }
        : answer
    },
    draft: `settings:${Object.keys(values).join('+')}`,
    success: success ?? 'Settings saved successfully!',
    done: ({ refused }, now) => {
      const bad = Object.keys(refused)
      const was = Object.fromEntries(bad.map((name) => [name, String(seen[name] ?? '')]))
      state.form.reset({ ...now, ...was })
      for (const name of bad) {
        state.form.setValue(name, now[name] ?? '', { shouldDirty: true })
        state.form.setError(name, { message: refused[name] })
      }
      if (bad[0]) state.form.setFocus(bad[0])
    },
  })
  return { ...state, now: typed.catch({}).parse(state.form.watch()) }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
