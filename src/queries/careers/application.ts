import { and, eq, gt, like } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { emails } from '@/src/database-schema'
import type { Answered } from '@/src/domain/careers/questions'
import { STAGE_NAMES, type Stage } from '@/src/domain/careers/stages'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { fields } from '@/src/lib/find-one'
import { now } from '@/src/lib/sql-parts'
import type { JobApplication } from '@/src/payload-types'
import { openingTitles } from '@/src/queries/careers/openings'
import { peopleById } from '@/src/queries/platform/records'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { findApplication } from '@/src/services/careers/change-application'
import { mailKeyOf } from '@/src/services/careers/remove-applications'

type Note = { readonly text: string; readonly author: string; readonly at: string }

type Other = { readonly id: string; readonly name: string; readonly at: string }

/** An application as its drawer shows it. */
export type ApplicationRecord = Pick<JobApplication, 'id' | 'name' | 'email'> & {
  readonly phone: string | null
  readonly opening: string
  readonly stage: Stage
  readonly rating: number | null
  readonly owner: string | null
  readonly ownerName: string | null
  readonly coverLetter: string | null
  readonly answers: readonly Answered[]
  readonly cv: string | null
  readonly appliedAt: string
  readonly deleteAfter: string | null
  /** When the rejection that waits is sent. */
  readonly mailAt: string | null
  readonly notes: readonly Note[]
  /** What else came from the same address for the same position. */
  readonly others: readonly Other[]
}

const answered = z.array(z.object({ question: z.string(), answer: z.string() }))

async function waitingMail(req: PayloadRequest, id: string): Promise<string | null> {
  const db = await databaseOf(req)
  const { dedupeKey, notBefore, status } = emails
  const [row] = await db
    .select({ at: notBefore })
    .from(emails)
    .where(
      and(like(dedupeKey, `${mailKeyOf(id)}rejected:%`), eq(status, 'queued'), gt(notBefore, now)),
    )
    .limit(1)
  return row?.at ? new Date(row.at).toISOString() : null
}

/** So many others of an address are named. */
const OTHERS = 10

async function othersOf(
  req: PayloadRequest,
  { id, email, opening }: JobApplication,
): Promise<readonly Other[]> {
  const docs = await staffRows(req, 'jobApplications', {
    where: {
      and: [
        { opening: { equals: idOf(opening) } },
        { email: { equals: email } },
        { id: { not_equals: id } },
      ],
    },
    sort: '-createdAt',
    select: { name: true, appliedAt: true, createdAt: true },
    limit: OTHERS,
  })
  return docs.map((one) => ({ id: one.id, name: one.name, at: one.appliedAt ?? one.createdAt }))
}

/** One application, as far as the person who asks may read it; null where there is none. */
export async function readApplication(
  req: PayloadRequest,
  id: string,
): Promise<ApplicationRecord | null> {
  if (!isId(id)) return null
  const found = await findApplication(req, id)
  if (!found) return null
  const notes = found.notes ?? []
  const owner = idOf(found.owner)
  const people = await peopleById(req, idsOf([owner, ...notes.map(({ author }) => author)]))
  const titles = await openingTitles(req)
  return {
    id,
    name: found.name,
    email: found.email,
    phone: found.phone || null,
    opening: titles.get(idOf(found.opening) ?? '') ?? '–',
    stage: found.stage,
    rating: found.rating ?? null,
    owner,
    ownerName: people.get(owner ?? '')?.name ?? null,
    coverLetter: found.coverLetter || null,
    answers: answered.safeParse(found.answers).data ?? [],
    cv: found.filename ?? null,
    appliedAt: found.appliedAt ?? found.createdAt,
    deleteAfter: found.deleteAfter ?? null,
    mailAt: await waitingMail(req, id),
    others: await othersOf(req, found),
    notes: notes.map(({ text, author, at }) => ({
      text,
      author: people.get(idOf(author) ?? '')?.name ?? 'Former staff',
      at,
    })),
  }
}

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
