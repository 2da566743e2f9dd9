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
import { FORBIDDEN, listRequest, NO_EXPORT } from '../csv-of'
import type { Refused } from '../refused'

/** The requester's last export of a list, and how far it is. */
export async function readExport(screen: unknown): Promise<ExportState | null> {
  const name = screenNamed(screen)
  const req = name && (await listRequest({ screen: name }))
  return req ? lastExport(req, name) : null
}

type Retried = { readonly ok: true; readonly job: ExportState } | Refused

export async function retryExport(screen: unknown, id: unknown): Promise<Retried> {
  const refused = await refusedWhileViewing()
  if (refused) return refused
  const name = screenNamed(screen)
  const req = name && (await listRequest({ screen: name }))
  if (!req || !(await mayExport(req, name))) return { ok: false, message: FORBIDDEN }
  const asked = z.uuid().safeParse(id)
  const found = asked.success ? await ownExport(req, asked.data) : null
  const job = found?.screen === name ? await beginExport(req, found) : null
  return job ? { ok: true, job } : { ok: false, message: NO_EXPORT }
}
