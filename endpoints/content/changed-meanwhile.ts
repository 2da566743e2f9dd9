import { isSameSetting, type SettingValue } from '@/src/domain/content/settings-input'
import { AppError, errorResponse } from '@/src/lib/errors'
import type { Conflict } from '@/src/services/content/save-settings-fields'

function words(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return isSameSetting(value, null) ? 'empty' : `“${String(value).slice(0, 200)}”`
}

/** Answers with the newer value, for each field that someone else has changed. */
export function changedMeanwhile({ current }: Conflict): Response {
  const fields = Object.fromEntries(
    Object.entries(current).map(([name, value]) => [
      name,
      `Someone else changed this meanwhile. It is now ${words(value)}. Save again to replace it.`,
    ]),
  )
  const message = 'Someone else changed this meanwhile. Nothing was saved.'
  return errorResponse(new AppError('settings_changed', message, 409, fields), { current })
}
