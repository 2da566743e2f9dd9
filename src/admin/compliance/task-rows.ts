import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import type { Counted, ListSpec, Question } from '@/src/admin/kit/list/list-spec'
import { keysetOptions, pageOf } from '@/src/admin/kit/list/read-keyset'
import { peopleById } from '@/src/admin/kit/people-by-id'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import {
  companyNames,
  ofCustomers,
  readTasks,
  type StaffTask,
} from '@/src/queries/compliance/staff-tasks'

/** A task in the list, with the words for what it belongs to. */
export type TaskRow = Omit<StaffTask, 'user' | 'order'> & {
  readonly customer: string
  readonly email: string
  readonly company: string
  readonly grant: Grant<'changeTask'> | null
}

/** The question, with whom its search finds. */
async function narrowed(req: PayloadRequest, asked: Question): Promise<Question> {
  return { ...asked, where: { and: [asked.where, await ofCustomers(req, asked.text)] } }
}

export async function countTasks(req: PayloadRequest, asked: Question): Promise<Counted> {
  return countUpTo(req, 'complianceTasks', await narrowed(req, asked))
}

export const taskRows: ListSpec<TaskRow>['read'] = async (req, asked, limit) => {
  const found = await readTasks(req, keysetOptions(await narrowed(req, asked), limit))
  const page = pageOf(found, limit, ({ dueDate }) => dueDate)
  const people = await peopleById(req, idsOf(page.rows.map(({ user }) => user)))
  const companies = await companyNames(req, idsOf(page.rows.map(({ order }) => order)))
  const grant = await can(req, 'changeTask')
  const rows = page.rows.map(({ user, order, ...task }) => {
    const person = people.get(idOf(user) ?? '')
    return {
      ...task,
      customer: person?.name ?? '',
      email: person?.email ?? '',
      company: companies.get(idOf(order) ?? '') ?? '',
      grant,
    }
  })
  return { rows, after: page.after }
}
