import type { Endpoint } from 'payload'
import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffRowActions } from '@/endpoints/platform/staff-actions'
import { staffEndpoint } from '@/src/access/actions'
import { completionInput, customerSearch, taskInput } from '@/src/domain/compliance/task-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { findCustomers, ordersOfCustomer } from '@/src/services/compliance/find-customers'
import { completeTask, createTask, deleteTask } from '@/src/services/compliance/staff-tasks'

/** Writes down a task of the staff's own for a customer. */
const createEndpoint = staffEndpoint({
  action: 'changeTask',
  path: '/compliance/tasks',
  method: 'post',
  handler: async (req) => {
    const { id } = await createTask(req, parseInput(taskInput, await bodyOf(req)))
    return Response.json({ id, message: 'Task created' }, { status: 201 })
  },
})

/** Mark Complete, Mark Incomplete. */
const completionEndpoint = staffRowActions('task', 'changeTask')(
  '/compliance/tasks/:id/completion',
  completionInput,
  async (req, id, { isCompleted }) => {
    await completeTask(req, id, isCompleted)
    return { message: isCompleted ? 'Task completed' : 'Task reopened' }
  },
)

const deleteEndpoint = staffRowEndpoint('task', {
  action: 'changeTask',
  path: '/compliance/tasks/:id',
  method: 'delete',
  handler: async (req, id) => {
    await deleteTask(req, id)
    return Response.json({ message: 'Task deleted' })
  },
})

/** Any customer, by name or email: what a task needs to be given to one, and no more of them. */
const customersEndpoint = staffEndpoint({
  action: 'changeTask',
  path: '/compliance/customers',
  method: 'get',
  handler: async (req) => {
    const { q } = parseInput(customerSearch, { q: req.searchParams.get('q') ?? '' })
    return Response.json({ customers: await findCustomers(req, q) })
  },
})

const ordersEndpoint = staffRowEndpoint('customer', {
  action: 'changeTask',
  path: '/compliance/customers/:id/orders',
  method: 'get',
  handler: async (req, id) => Response.json({ orders: await ordersOfCustomer(req, id) }),
})

/** What staff do with the deadlines of customers. */
export const taskStaffEndpoints: Endpoint[] = [
  createEndpoint,
  completionEndpoint,
  deleteEndpoint,
  customersEndpoint,
  ordersEndpoint,
]
