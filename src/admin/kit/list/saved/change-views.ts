import type { PayloadRequest } from 'payload'

import type { ScreenName } from '@/src/admin/screens'
import { AppError } from '@/src/lib/errors'
import { deleteView, renameView, saveView } from '@/src/services/platform/saved-views'

import { opens } from '../../screens/opens'
import type { Refused } from '../refused'
import { savedViewChange } from './saved-input'

export type ViewAnswer = { readonly ok: true } | Refused

export async function changeViews(
  req: PayloadRequest,
  screen: ScreenName,
  asked: unknown,
): Promise<ViewAnswer> {
  if (!(await opens(req, screen))) return { ok: false, message: 'This list is not open to you.' }
  const change = savedViewChange.safeParse(asked)
  if (!change.success) {
    return { ok: false, message: change.error.issues[0]?.message ?? 'Enter a name' }
  }
  try {
    const { data } = change
    if (data.kind === 'save') {
      const { name, question, isShared } = data
      await saveView(req, screen, { name, question, isShared })
    } else if (data.kind === 'rename') await renameView(req, screen, data)
    else await deleteView(req, screen, data.id)
    return { ok: true }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, message: error.message }
    throw error
  }
}
