import config from '@payload-config'
import { createLocalReq, getPayload, type Where } from 'payload'

import type { User } from '@/src/payload-types'
import { subscriptionsOf } from '@/src/services/subscriptions-of-orders'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Staff may read everybody's; here everybody sees only their own. */
const own = (user: User): Where => ({ user: { equals: user.id } })

const as = (user: User) => ({ overrideAccess: false, user, depth: 0, pagination: false }) as const

/** The customer's papers, newest first; those of one order when its id is given. */
export async function myDocuments(user: User, orderId?: string) {
  const payload = await getPayload({ config })
  const ofOrder = orderId && UUID.test(orderId) ? [{ order: { equals: orderId } }] : []
  const { docs } = await payload.find({
    ...as(user),
    collection: 'documents',
    where: { and: [own(user), ...ofOrder] },
    select: {
      name: true,
      type: true,
      fileUrl: true,
      filename: true,
      url: true,
      uploadedAt: true,
      order: true,
    },
    sort: '-uploadedAt',
    limit: 200,
  })
  return docs
}

/** The customer's recurring services, the next to renew first. */
export async function mySubscriptions(user: User) {
  const payload = await getPayload({ config })
  return subscriptionsOf(await createLocalReq({}, payload), { user: user.id })
}

/** What the customer's companies must do and by when, the earliest first. */
export async function myTasks(user: User, { open = false, limit = 200 } = {}) {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    ...as(user),
    collection: 'complianceTasks',
    where: { and: [own(user), ...(open ? [{ isCompleted: { equals: false } }] : [])] },
    select: { title: true, description: true, dueDate: true, isCompleted: true },
    sort: 'dueDate',
    limit,
  })
  return docs
}

export async function myAffiliateLink(user: User) {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    ...as(user),
    collection: 'affiliateLinks',
    where: own(user),
    limit: 1,
  })
  return docs[0] ?? null
}

/** The customer's questions to us, the latest first. */
export async function myTickets(user: User) {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    ...as(user),
    collection: 'tickets',
    where: own(user),
    select: { subject: true, message: true, status: true, adminResponse: true, createdAt: true },
    sort: '-createdAt',
    limit: 100,
  })
  return docs
}
