import { and, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { hasFactorSql } from '@/src/access/second-factor'
import { users } from '@/src/database-schema'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { databaseOf } from '@/src/lib/database'
import type { User } from '@/src/payload-types'
import type { ReadPage } from '@/src/queries/platform/list-pages'
import { pageOf, readPage } from '@/src/queries/platform/list-pages'

const SHOWN = {
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  emailVerifiedAt: true,
  lastSeenAt: true,
  createdAt: true,
} as const

/** Someone in the list. */
export type UserRow = Pick<User, 'id' | keyof typeof SHOWN> & {
  readonly hasFactor: boolean
  /** Whether the reader may give them another role; no one gives one to themselves. */
  readonly change: Grant<'changeRights'> | null
}

export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** Those of some people who have a second factor. */
async function protectedOf(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), hasFactorSql))
  return new Set(rows.map(({ id }) => id))
}

/** One page of people. */
export const readUsers: ReadPage<UserRow> = async (req, asked, limit) => {
  const docs = await readPage(req, 'users', SHOWN, asked, limit)
  const change = await can(req, 'changeRights')
  const safe = await protectedOf(
    req,
    docs.map(({ id }) => id),
  )
  const rows = docs.map((user) => ({
    ...user,
    hasFactor: safe.has(user.id),
    change: user.id === req.user?.id ? null : change,
  }))
  return pageOf(rows, limit, ({ createdAt }) => createdAt)
}
