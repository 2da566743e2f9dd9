'use server'

import config from '@payload-config'
import { headers } from 'next/headers'
import { createLocalReq, getPayload } from 'payload'
import { screenNamed } from '@/src/admin/kit/screens/admin-href'
import { userBehind } from '@/src/lib/sessions/user-behind'
import { refusedWhileViewing } from '../../viewing'
import { changeViews, type ViewAnswer } from './change-views'

export async function changeSavedView(...asked: readonly unknown[]): Promise<ViewAnswer> {
  const screen = screenNamed(asked[0])
  const payload = await getPayload({ config })
  const user = await userBehind(payload, await headers())
  if (!screen || !user) return { ok: false, message: 'Please sign in first.' }
  const refused = await refusedWhileViewing()
  if (refused) return refused
  return changeViews(await createLocalReq({ user }, payload), screen, asked[1])
}
