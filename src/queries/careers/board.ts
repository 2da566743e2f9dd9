import type { PayloadRequest, Where } from 'payload'
import { STAGE_NAMES, type Stage } from '@/src/domain/careers/stages'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { fields } from '@/src/lib/find-one'
import { openingTitles } from '@/src/queries/careers/openings'
import { peopleById } from '@/src/queries/platform/records'

/** How many cards a column shows; the list has the rest. */
const MOST = 50

export type Card = {
  readonly id: string
  readonly name: string
  readonly opening: string
  readonly rating: number | null
  readonly owner: string | null
  readonly appliedAt: string
  readonly stage: Stage
}

export type Column = {
  readonly stage: Stage
  readonly count: number
  readonly cards: readonly Card[]
}

const SHOWN = fields('name opening rating owner stage appliedAt createdAt')

/** The columns of the board, the newest first, as far as the person who asks may read them. */
export async function readBoard(
  req: PayloadRequest,
  openings: readonly string[],
): Promise<readonly Column[]> {
  const titles = await openingTitles(req)
  const wanted: Where = openings.length > 0 ? { opening: { in: [...openings] } } : {}
  const found = await Promise.all(
    STAGE_NAMES.map((stage) =>
      req.payload.find({
        collection: 'jobApplications',
        where: { and: [{ stage: { equals: stage } }, wanted] },
        sort: ['-createdAt', '-id'],
        select: SHOWN,
        limit: MOST,
        depth: 0,
        overrideAccess: false,
        req,
      }),
    ),
  )
  const people = await peopleById(
    req,
    found.flatMap(({ docs }) => idsOf(docs.map(({ owner }) => owner))),
  )
  return STAGE_NAMES.map((stage, index) => ({
    stage,
    count: found[index]?.totalDocs ?? 0,
    cards: (found[index]?.docs ?? []).map((one) => ({
      id: one.id,
      name: one.name,
      opening: titles.get(idOf(one.opening) ?? '') ?? '–',
      rating: one.rating ?? null,
      owner: people.get(idOf(one.owner) ?? '')?.name ?? null,
      appliedAt: one.appliedAt ?? one.createdAt,
      stage,
    })),
  }))
}
