import { and, arrayOverlaps, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { HIT_SCORE, nameLikeness, searchKeys, wordsOf } from '@/src/domain/screening/name-match'
import { BLOCKING, type decisionInput, type Hit, hit } from '@/src/domain/screening/screening'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ADMIN } from '@/src/lib/admin-address'
import { databaseOf, lockInTransaction, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { screening_names } from '@/src/lib/own-tables'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Screening } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { audit } from '@/src/services/platform/record-audit'
import { currentList, type LoadedList } from '@/src/services/screening/sanctions-list'

/** Whom the names belong to: an order, or an affiliate who is to be paid. */
type Subject =
  | { readonly order: string; readonly link?: undefined }
  | { readonly link: string; readonly order?: undefined }

export type Named = {
  readonly name: string
  /** What they are to it, as in a list: `Owner 1`. */
  readonly role: string
  readonly country?: string | null
}

const options = { overrideAccess: true } as const // services alone write screenings

const MOST_HITS = 20

/** The entries of the list in force that a name is like, the most alike first. */
export async function findHits(
  req: PayloadRequest,
  list: LoadedList,
  name: string,
): Promise<Hit[]> {
  const keys = searchKeys(name)
  if (keys.length === 0) return []
  const db = await databaseOf(req)
  const near = await db
    .select()
    .from(screening_names)
    .where(and(eq(screening_names.list, list.id), arrayOverlaps(screening_names.keys, keys)))
  const best = new Map<string, Hit>()
  for (const { entry, primary, kind, programs, details, name: listed } of near) {
    const score = nameLikeness(listed, name)
    if (score < HIT_SCORE || score <= (best.get(entry)?.score ?? 0)) continue
    best.set(entry, { entry, name: listed, primary, kind, programs, details, score })
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, MOST_HITS)
}

/** One name of one subject, however it is written. */
const keyOf = ({ order, link }: Subject, name: string) =>
  `${order ?? link}:${wordsOf(name)
    .map(({ plain }) => plain)
    .toSorted()
    .join(' ')}`.slice(0, 300)

export const hitsOf = (screening: Pick<Screening, 'hits'>): Hit[] =>
  hit.array().safeParse(screening.hits).data ?? []

async function screenOne(
  req: PayloadRequest,
  list: LoadedList,
  subject: Subject,
  { name, role, country }: Named,
): Promise<Screening> {
  const key = keyOf(subject, name)
  await lockInTransaction(req, `screening:${key}`)
  const known = await findOne(req, 'screenings', {
    where: { key: { equals: key } },
    ...options,
  })
  if (known?.listHash === list.hash) return known
  const hits = await findHits(req, list, name)
  const decided = new Set(
    known && known.status !== 'hit' ? hitsOf(known).map(({ entry }) => entry) : [],
  )
  const isNew = hits.some(({ entry }) => !decided.has(entry))
  const data = {
    hits,
    listHash: list.hash,
    listPublishedOn: list.publishedOn,
    status: isNew ? 'hit' : hits.length === 0 ? 'clear' : known?.status,
    ...(isNew && { decidedBy: null, decidedAt: null, reason: null }),
  } as const
  const screening = known
    ? await updateRow(req, 'screenings', known.id, { data, ...options })
    : await createRow(req, 'screenings', {
        data: { ...subject, ...data, status: data.status ?? 'clear', key, name, role, country },
        ...options,
      })
  if (isNew) {
    await raiseToStaff(req, {
      key: `screening:${screening.id}:${list.hash}`.slice(0, 200),
      subject: `A name is like one on the sanctions list: ${name} (${role})`,
      order: subject.order,
      area: 'orders',
      ...(subject.link && {
        place: {
          entity: 'affiliateLinks',
          id: subject.link,
          href: `${ADMIN}/screening`,
          label: 'Open the matches',
        },
      }),
    })
  }
  return screening
}

/**
 * Compares names with the sanctions list in force, each once for a list, and keeps what came of it.
 * Staff are told of each new match. What was decided stands while the list says nothing new.
 *
 * @returns one screening for each name; null where no list is loaded
 */
export async function screenNames(
  req: PayloadRequest,
  subject: Subject,
  people: readonly Named[],
): Promise<Screening[] | null> {
  const list = await currentList(req)
  if (!list) return null
  const screenings: Screening[] = []
  const named = people.filter(({ name }) => wordsOf(name).length > 0)
  for (const one of named) screenings.push(await screenOne(req, list, subject, one))
  return screenings
}

export const isBlocking = ({ status }: Pick<Screening, 'status'>): boolean =>
  BLOCKING.includes(status)

const NOT_FOUND = new AppError('no_screening', 'This match does not exist.', 404)
const SECOND = 'Someone else decided that this is unclear. A second person has to decide it.'

/**
 * Keeps what a member of the staff decides about a match, with the reason. What one person found unclear
 * another one decides.
 *
 * @throws AppError 404, 409 where nothing is to decide, or `second_person`
 */
export const decideScreening = transactional(
  async (
    req,
    id: string,
    { decision, reason }: z.output<typeof decisionInput>,
  ): Promise<Screening> => {
    await lockInTransaction(req, `screening-decision:${id}`)
    const found = await req.payload.findByID({
      collection: 'screenings',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!found) throw NOT_FOUND
    if (found.status === 'clear') {
      throw new AppError('nothing_to_decide', 'This name has no match to decide.', 409)
    }
    if (found.status === 'unclear' && idOf(found.decidedBy) === req.user?.id) {
      throw new AppError('second_person', SECOND, 409)
    }
    const decided = await updateRow(req, 'screenings', id, {
      data: {
        status: decision,
        reason,
        decidedBy: req.user?.id,
        decidedAt: new Date().toISOString(),
      },
      overrideAccess: true, // the endpoint asked for the right
    })
    await audit(req, 'orders', 'decide_screening', ['screenings', id], {
      before: { status: found.status },
      after: { status: decision, reason },
    })
    return decided
  },
)
