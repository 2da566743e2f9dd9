'use client'

import { useState } from 'react'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { isSameSetting, seenInput } from '@/src/domain/content/settings-input'
import { request } from '@/src/lib/browser/request'
import { partOf } from '@/src/lib/browser/result'

/** What stands in the fields of a section, by their names. */
export type Typed = Record<string, string | boolean>

const typed = z.record(z.string(), z.union([z.string(), z.boolean()]))

type Options = {
  readonly values: Typed
  readonly success?: string
  /** What is typed, as it is stored, where that is something else. */
  readonly stored?: (name: string, value: string | boolean) => string | boolean | null
}

/**
 * A section of the settings. It sends what was changed and what stood there before; where someone
 * else was quicker, the newer value is said beside the field, and saving again replaces that.
 */
export function useSettingsForm({ values, success, stored = (_, value) => value }: Options) {
  const [seen, see] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, stored(name, value)])),
  )
  const changesOf = (now: Typed) =>
    Object.fromEntries(
      Object.entries(now)
        .map(([name, value]) => [name, stored(name, value)] as const)
        .filter(([name, value]) => !isSameSetting(value, seen[name])),
    )
  const state = useAdminForm({
    schema: typed,
    values,
    send: async (now: Typed) => {
      const changes = changesOf(now)
      const before = Object.fromEntries(Object.keys(changes).map((name) => [name, seen[name]]))
      const answer = await request('POST', '/api/site-settings', {
        body: { values: changes, seen: before },
      })
      if (answer.ok) see({ ...seen, ...changes })
      else if (answer.status === 409) {
        const newer = seenInput.safeParse(partOf(answer.body, 'current'))
        see({ ...seen, ...newer.data })
      }
      return answer
    },
    draft: `settings:${Object.keys(values).join('+')}`,
    success: success ?? 'Settings saved successfully!',
    done: (_, now) => state.form.reset(now),
  })
  return state
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
