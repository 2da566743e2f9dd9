import type { PayloadRequest, Where } from 'payload'

import { can } from '@/src/access/actions'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import {
  companyNames,
  readableTasks,
  readTasks,
  type StaffTask,
} from '@/src/queries/compliance/staff-tasks'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import {
  type Counted,
  keysetOptions,
  pageOf,
  type Question,
  type ReadPage,
} from '@/src/queries/platform/list-pages'
import { peopleById } from '@/src/queries/platform/records'

export type TaskRow = Omit<StaffTask, 'user' | 'order'> & {
  readonly customer: string
  readonly email: string
  readonly company: string
  readonly grant: Grant<'changeTask'> | null
}

/** A whole address means that and no other; anything else is parts of a name or an address. */
const ofCustomer = (text: string): Where =>
  isEmail(text) ? { 'user.email': { equals: text } } : whereHolds(text, 'user.searchText')

/** The question, of tasks that may be read and whose customers the search finds; null where none may. */
async function narrowed(req: PayloadRequest, asked: Question): Promise<Question | null> {
  const readable = await readableTasks(req)
  const found = ofCustomer(asked.text.toLowerCase())
  return readable && { ...asked, where: { and: [asked.where, readable, found] } }
}

export async function countTasks(
  req: PayloadRequest,
  asked: Question,
  most?: number,
): Promise<Counted> {
  const question = await narrowed(req, asked)
  if (!question) return { count: 0, isMore: false }
  return countUpTo(req, 'complianceTasks', { ...question, isReadable: true }, most)
}

export const taskRows: ReadPage<TaskRow> = async (req, asked, limit) => {
  const question = await narrowed(req, asked)
  const found = question ? await readTasks(req, keysetOptions(question, limit)) : []
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
