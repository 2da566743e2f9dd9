import type { Payload } from 'payload'
import { calendarFeed } from '@/src/domain/compliance/calendar-feed'
import { isId } from '@/src/domain/vocabulary/id'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { env } from '@/src/lib/env'
import { fields } from '@/src/lib/find-one'
import { calendarEpoch, isCalendarKey } from '@/src/services/compliance/calendar-link'

const DONE_SHOWN_MS = 365 * 86_400_000

async function tasksOf(payload: Payload, user: string, now: Date) {
  const since = new Date(now.getTime() - DONE_SHOWN_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'complianceTasks',
    where: {
      user: { equals: user },
      or: [{ isCompleted: { equals: false } }, { dueDate: { greater_than: since } }],
    },
    select: fields('title description dueDate isCompleted updatedAt order'),
    populate: { orders: { legalName: true } },
    sort: 'dueDate',
    depth: 1,
    limit: 0, // all of them: of a reseller's thousands the next ones matter most
    pagination: false,
    overrideAccess: true, // the link is the key to them
  })
  return docs
}

/**
 * Someone's deadlines as a calendar (RFC 5545), for anyone who has their private link; null when the
 * link is wrong, was replaced, or the account is gone.
 */
export async function calendarOf(
  payload: Payload,
  { user, key }: { readonly user: string; readonly key: string },
  now = new Date(),
): Promise<string | null> {
  if (!isId(user)) return null
  const epoch = await calendarEpoch({ payload }, user)
  if (epoch === null || !isCalendarKey({ id: user, epoch }, key)) return null
  const [tasks, settings] = await Promise.all([
    tasksOf(payload, user, now),
    payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true }), // our own name
  ])
  return calendarFeed({
    name: `${settings.companyName}: deadlines`,
    host: new URL(env.SITE_URL).hostname,
    link: `${env.SITE_URL}/dashboard/addons`,
    tasks: tasks.map(({ order, dueDate, updatedAt, description, ...task }) => ({
      id: task.id,
      title: task.title,
      isCompleted: task.isCompleted,
      description: description ?? null,
      company: (typeof order === 'object' && order?.legalName) || null,
      due: storedDay(dueDate),
      changedAt: updatedAt,
    })),
  })
}
