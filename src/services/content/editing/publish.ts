import { asc, isNotNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { content_elements } from '@/src/database-schema'
import { discarded, published } from '@/src/domain/content/editing/element-state'
import { plural } from '@/src/domain/vocabulary/plural'
import { databaseOf, inTransactionOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

import { type FullElement, readElements } from './elements'
import { changeElements, lockContent } from './write-change-set'

/** A draft as it was chosen: with the change that it came from. */
export type Chosen = { readonly id: string; readonly revision: number }

const named = (elements: readonly FullElement[]): string =>
  elements.length === 1 ? `“${elements[0]?.label}”` : plural(elements.length, 'element')

async function draftsOf(req: PayloadRequest, chosen: readonly Chosen[]): Promise<FullElement[]> {
  const seen = new Map(chosen.map(({ id, revision }) => [id, revision]))
  const elements = await readElements(req, [...seen.keys()])
  return elements.filter(({ id, draft, revision }) => draft !== null && revision === seen.get(id))
}

const CHANGED =
  'Some of these drafts changed since you looked. Nothing was done. Look at them again.'

/** @throws AppError 409 `drafts_changed` unless every draft is as it was chosen */
async function allDrafts(req: PayloadRequest, chosen: readonly Chosen[]): Promise<FullElement[]> {
  const drafts = await draftsOf(req, chosen)
  if (drafts.length < chosen.length) throw new AppError('drafts_changed', CHANGED, 409)
  return drafts
}

type Done = { readonly count: number; readonly number: number | null }

/** Pages that show texts are made again: told within the change, and once more after its commit. */
export const showToVisitors = (req: PayloadRequest): Promise<void> =>
  invalidateTags(req, ['content'])

async function goLive(req: PayloadRequest, drafts: readonly FullElement[]): Promise<Done> {
  const set = await changeElements(req, {
    kind: 'publish',
    summary: `Published ${named(drafts)}`,
    elements: drafts,
    next: published,
  })
  await showToVisitors(req)
  return { count: drafts.length, number: set?.number ?? null }
}

/** Puts the chosen drafts live, all or none. */
export async function publishDrafts(
  outer: PayloadRequest,
  chosen: readonly Chosen[],
): Promise<Done> {
  const done = await inTransactionOf(outer, async (req) => {
    await lockContent(req)
    return goLive(req, await allDrafts(req, chosen))
  })
  await showToVisitors(outer)
  return done
}

/** Publishes at a scheduled time; drafts that changed since then stay drafts. */
export async function publishUnchanged(
  outer: PayloadRequest,
  chosen: readonly Chosen[],
): Promise<Done & { readonly left: number }> {
  const done = await inTransactionOf(outer, async (req) => {
    await lockContent(req)
    const drafts = await draftsOf(req, chosen)
    const live = drafts.length > 0 ? await goLive(req, drafts) : { count: 0, number: null }
    return { ...live, left: chosen.length - drafts.length }
  })
  await showToVisitors(outer)
  return done
}

/** Throws the chosen drafts away, all or none: what is live stays. */
export const discardDrafts = transactional(
  async (req, chosen: readonly Chosen[]): Promise<Done> => {
    await lockContent(req)
    const drafts = await allDrafts(req, chosen)
    const set = await changeElements(req, {
      kind: 'discard',
      summary: `Discarded the draft of ${named(drafts)}`,
      elements: drafts,
      next: discarded,
    })
    return { count: drafts.length, number: set?.number ?? null }
  },
)

export type Draft = Chosen & {
  readonly page: string
  readonly selector: string
  readonly label: string
  readonly live: string
  readonly draft: string
}

export const DRAFTS_AT_ONCE = 1000

export async function waitingDrafts(req: PayloadRequest): Promise<Draft[]> {
  const db = await databaseOf(req)
  const { page, category, sortOrder, id } = content_elements
  const rows = await db
    .select({
      id,
      page,
      selector: content_elements.selector,
      label: content_elements.elementLabel,
      live: content_elements.currentValue,
      draft: content_elements.draftValue,
      revision: content_elements.revision,
    })
    .from(content_elements)
    .where(isNotNull(content_elements.draftValue))
    .orderBy(asc(page), asc(category), asc(sortOrder), asc(id))
    .limit(DRAFTS_AT_ONCE)
  return rows.map((row) => ({ ...row, live: row.live ?? '', draft: row.draft ?? '' }))
}
