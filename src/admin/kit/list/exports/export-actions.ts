'use server'

import { z } from 'zod'
import { screenNamed } from '@/src/admin/kit/screens/admin-href'
import { mayExport } from '@/src/admin/kit/screens/opens'
import {
  beginExport,
  type ExportState,
  lastExport,
  ownExport,
} from '@/src/services/platform/exports/list-exports'
import { refusedWhileViewing } from '../../viewing'
import { listRequest } from '../csv-of'

/** The last export of a list that anyone who asks began, and how far it is. */
export async function readExport(screen: unknown): Promise<ExportState | null> {
  const name = screenNamed(screen)
  const req = name && (await listRequest({ screen: name }))
  return req ? lastExport(req, name) : null
}

export async function retryExport(screen: unknown, id: unknown): Promise<ExportState | null> {
  if (await refusedWhileViewing()) return null
  const name = screenNamed(screen)
  const req = name && (await listRequest({ screen: name }))
  if (!req || !(await mayExport(req, name))) return null
  const asked = z.uuid().safeParse(id)
  const found = asked.success ? await ownExport(req, asked.data) : null
  return found?.screen === name ? beginExport(req, found) : null
}
