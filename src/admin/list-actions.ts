'use server'

import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import type { Previewed, Progressed } from '@/src/admin/kit/list/bulk/change-runs'
import type { Frozen, Step } from '@/src/admin/kit/list/bulk/run'
import { type Csv, FORBIDDEN, listRequest } from '@/src/admin/kit/list/csv-of'
import type { ExportSource } from '@/src/admin/kit/list/exports/export-source'
import { screenNamed } from '@/src/admin/kit/screens/admin-href'
import { mayExport } from '@/src/admin/kit/screens/opens'
import { refusedWhileViewing } from '@/src/admin/kit/viewing'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { requiredPermission } from '@/src/domain/platform/permissions/permission-text'
import type { Assignee } from '@/src/services/platform/staff-holding'

import { CHANGED_LISTS, EXPORTED_LISTS } from './lists'

type Refused = { readonly ok: false; readonly message: string }

/** What is done with a list that can be exported, for those who may open its screen. */
async function exporting<Answer>(
  screen: unknown,
  run: (list: ExportSource, req: PayloadRequest) => Promise<Answer>,
): Promise<Answer | Refused> {
  const name = screenNamed(screen)
  const list = name && EXPORTED_LISTS[name]
  const req = list && (await listRequest({ screen: name }))
  return req && (await mayExport(req, name)) ? run(list, req) : { ok: false, message: FORBIDDEN }
}

/** The rows of a list that the address asks for, for a spreadsheet. */
export async function exportCsv(screen: unknown, search: unknown, columns?: unknown): Promise<Csv> {
  return (
    (await refusedWhileViewing()) ??
    exporting(screen, (list, req) => list.csv(req, search, columns))
  )
}

/** The chosen rows that are about to be exported, frozen. */
export async function freezeCsv(screen: unknown, selected: unknown): Promise<Frozen> {
  return exporting(screen, (list, req) => list.freeze(req, selected))
}

/** The next lines of those. */
export async function stepCsv(screen: unknown, run: unknown, from: unknown): Promise<Step<string>> {
  return exporting(screen, (list, req) => list.step(req, run, from))
}

type Changed = (typeof CHANGED_LISTS)[string]

/** What changes many rows of a list, for those who may open its screen and do the action. */
async function changing<Answer>(
  screen: unknown,
  run: (list: Changed, req: PayloadRequest) => Promise<Answer>,
): Promise<Answer | Refused> {
  const name = screenNamed(screen)
  const list = name && CHANGED_LISTS[name]
  if (!list) return { ok: false, message: 'This list can’t be changed so.' }
  const req = await listRequest({ screen: name })
  if (req && (await can(req, list.action))) return run(list, req)
  return { ok: false, message: requiredPermission(ACTIONS[list.action]) }
}

/** Whom the rows of a list can be given to. */
export const assigneesOf = async (screen: unknown): Promise<readonly Assignee[] | Refused> =>
  changing(screen, ({ staff }, req) => staff(req))

export async function previewChange(
  screen: unknown,
  selected: unknown,
  change: unknown,
): Promise<Previewed> {
  return (
    (await refusedWhileViewing()) ??
    changing(screen, ({ runs }, req) => runs.freeze(req, selected, change))
  )
}

/** Does a change that was looked at, once. */
export async function applyChange(screen: unknown, run: unknown): Promise<Progressed> {
  return (await refusedWhileViewing()) ?? changing(screen, ({ runs }, req) => runs.apply(req, run))
}

/** Takes back what can be of a change. */
export async function undoChange(screen: unknown, run: unknown): Promise<Progressed> {
  return (await refusedWhileViewing()) ?? changing(screen, ({ runs }, req) => runs.undo(req, run))
}

export async function progressOfChange(screen: unknown, run: unknown): Promise<Progressed> {
  return changing(screen, ({ runs }, req) => runs.progress(req, run))
}
