import type { Endpoint, PayloadRequest } from 'payload'
import { submissionOf } from '@/endpoints/platform/form'
import { staffRowActions, staffRowEndpoint, staffRowGet } from '@/endpoints/platform/staff-actions'
import { staffGet, staffPost } from '@/src/access/actions'
import { tickInput } from '@/src/domain/compliance/my-task'
import { completionInput, customerSearch, taskInput } from '@/src/domain/compliance/task-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { renewCalendarLink } from '@/src/services/compliance/calendar-link'
import { orderTask } from '@/src/services/compliance/order-task'
import {
  completeTask,
  createTask,
  deleteTask,
  findCustomers,
  ordersOfCustomer,
  tickTask,
} from '@/src/services/compliance/staff-tasks'
import { orderPath } from '@/src/services/orders/order-links'
import { limitRate } from '@/src/services/platform/limit-rate'

const SCREEN = '/dashboard/addons'

/** Where a form without our script goes on: the screen as it was filtered, nowhere else. */
function screen(back: unknown, more: Record<string, string> = {}): string {
  const sent = typeof back === 'string' && back.startsWith(`${SCREEN}?`) ? back : SCREEN
  const query = new URLSearchParams(sent.slice(SCREEN.length + 1))
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  const text = query.toString()
  return text ? `${SCREEN}?${text}` : SCREEN
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

const taskId = (req: PayloadRequest) => String(req.routeParams?.id ?? '')

/** What an action answers: JSON to our script, a way back to the screen to a plain form. */
async function answered(
  req: PayloadRequest,
  act: (input: Record<string, unknown>) => Promise<{ body: object; to?: string; done?: string }>,
): Promise<Response> {
  const { input, plain } = await submissionOf(req)
  try {
    await limitRate(req, 'compliance', req.user?.id)
    const { body, to, done } = await act(input)
    if (!plain) return Response.json(body)
    return seeOther(to ?? screen(input.back, done ? { done } : {}))
  } catch (error) {
    if (plain && error instanceof AppError && error.status !== 404) {
      return seeOther(screen(input.back, { problem: error.code }))
    }
    throw error
  }
}

/** What customers do with the deadlines of their companies. */
export const complianceEndpoints: Endpoint[] = [
  /** Marks a task as done, or takes that back. */
  post('/compliance/tasks/:id', (req) =>
    answered(req, async (input) => {
      const { isCompleted } = parseInput(tickInput, input)
      const task = await tickTask(req, taskId(req), isCompleted)
      const body = { id: task.id, isCompleted: task.isCompleted, completedAt: task.completedAt }
      return { body: { task: body }, done: isCompleted ? 'completed' : 'reopened' }
    }),
  ),
  /** Orders that we do a task; paid for on the page that it answers. */
  post('/compliance/tasks/:id/order', (req) =>
    answered(req, async () => {
      const order = await orderTask(req, taskId(req))
      const redirect = orderPath(order.id, 'pay')
      return { body: { order: order.id, redirect }, to: redirect }
    }),
  ),
  /** Gives the calendar another private link. */
  post('/compliance/calendar', (req) =>
    answered(req, async () => {
      return { body: { link: await renewCalendarLink(req) }, done: 'link' }
    }),
  ),
]

/** What staff do with the deadlines of customers. */
export const taskStaffEndpoints: Endpoint[] = [
  /** Writes down a task of the staff's own for a customer. */
  staffPost('changeTask', '/compliance/tasks', async (req) => {
    const { id } = await createTask(req, parseInput(taskInput, await bodyOf(req)))
    return Response.json({ id, message: 'Task created' }, { status: 201 })
  }),
  /** Mark Complete, Mark Incomplete. */
  staffRowActions('task', 'changeTask')(
    '/compliance/tasks/:id/completion',
    completionInput,
    async (req, id, { isCompleted }) => {
      await completeTask(req, id, isCompleted)
      return { message: isCompleted ? 'Task completed' : 'Task reopened' }
    },
  ),
  staffRowEndpoint('task', {
    action: 'changeTask',
    path: '/compliance/tasks/:id',
    method: 'delete',
    handler: async (req, id) => {
      await deleteTask(req, id)
      return Response.json({ message: 'Task deleted' })
    },
  }),
  /** Any customer, by name or email: what a task needs to be given to one, and no more of them. */
  staffGet('changeTask', '/compliance/customers', async (req) => {
    const { q } = parseInput(customerSearch, { q: req.searchParams.get('q') ?? '' })
    return Response.json({ customers: await findCustomers(req, q) })
  }),
  staffRowGet('customer', 'changeTask', '/compliance/customers/:id/orders', async (req, id) =>
    Response.json({ orders: await ordersOfCustomer(req, id) }),
  ),
]
