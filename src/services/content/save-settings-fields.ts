import { type PayloadRequest, ValidationError } from 'payload'

import { isSameSetting, type SettingValue } from '@/src/domain/content/settings-input'
import { inTransactionOf } from '@/src/lib/database'
import { AppError, type FieldErrors } from '@/src/lib/errors'
import type { Setting } from '@/src/payload-types'
import { holdGlobal } from '@/src/services/platform/hold-global'

type Fields = Readonly<Record<string, SettingValue>>

/** Someone else has changed the same fields meanwhile; what stands there now. */
export type Conflict = { readonly current: Fields }

type Screen<Stored, Values> = {
  /** What the screen shows, as it stands. */
  readonly read: (req: PayloadRequest) => Promise<Stored>
  /** What stands in the way of a change, by field. */
  readonly problems?: (stored: Stored, values: Values) => FieldErrors
}

const namesOf = (values: object) => Object.keys(values)

function conflictIn(stored: Fields, values: object, seen: Fields): Conflict | null {
  const newer = Object.entries(values).flatMap(([name, value]) =>
    !isSameSetting(stored[name], seen[name]) && !isSameSetting(stored[name], value) ? [name] : [],
  )
  if (newer.length === 0) return null
  return { current: Object.fromEntries(newer.map((name) => [name, stored[name] ?? null])) }
}

const refusal = (fields: FieldErrors) =>
  new AppError('invalid_input', 'Please check the form and try again.', 422, fields)

/** What Payload's own rules refuse, in our shape. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  return refusal(Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message])))
}

/**
 * Changes the settings that are named, and no other: two people who save different ones at once
 * both do. Where someone else changed the same one since it was seen, nothing is saved.
 *
 * @throws AppError 422, with what is wrong by field
 */
export async function saveSettingsFields<Stored extends Fields, Values extends Partial<Setting>>(
  outer: PayloadRequest,
  { read, problems }: Screen<Stored, Values>,
  values: Values,
  seen: Fields,
): Promise<Conflict | null> {
  return inTransactionOf(outer, async (req) => {
    await holdGlobal(req, 'settings')
    const stored = await read(req)
    const conflict = conflictIn(stored, values, seen)
    if (conflict) return conflict
    if (namesOf(values).length === 0) return null
    const wrong = problems?.(stored, values) ?? {}
    if (namesOf(wrong).length > 0) throw refusal(wrong)
    try {
      await req.payload.updateGlobal({
        slug: 'settings',
        data: values,
        depth: 0,
        overrideAccess: true, // who asks has been checked
        req,
      })
    } catch (error) {
      throw refusalOf(error)
    }
    return null
  })
}
