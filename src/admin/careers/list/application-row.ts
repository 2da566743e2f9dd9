import type { PayloadRequest } from 'payload'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import type { ListSpec, Question, Rows } from '@/src/admin/kit/list/list-spec'
import { pageOf, readPage } from '@/src/admin/kit/list/read-keyset'
import { peopleById } from '@/src/admin/kit/people-by-id'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import type { JobApplication } from '@/src/payload-types'

import { openingTitles } from '../opening-titles'

const SHOWN = {
  name: true,
  email: true,
  opening: true,
  stage: true,
  rating: true,
  owner: true,
  createdAt: true,
} as const

/** An application in the list, with the names of what it points at. */
export type ApplicationRow = Pick<JobApplication, 'id' | keyof typeof SHOWN> & {
  readonly openingTitle: string
  readonly ownerName: string | null
}

/** One page of applications, as far as the person who asks may read them. */
export async function readApplications(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<ApplicationRow>> {
  const found = await readPage(req, 'jobApplications', SHOWN, asked, limit)
  const titles = await openingTitles(req)
  const people = await peopleById(req, idsOf(found.map(({ owner }) => owner)))
  const rows = found.map((one) => ({
    ...one,
    openingTitle: titles.get(idOf(one.opening) ?? '') ?? '–',
    ownerName: people.get(idOf(one.owner) ?? '')?.name ?? null,
  }))
  return pageOf(rows, limit, ({ createdAt }) => createdAt)
}

/** How many applications a question finds. */
export const countApplications: NonNullable<ListSpec<ApplicationRow>['count']> = (
  req,
  asked,
  most,
) => countUpTo(req, 'jobApplications', asked, most)
