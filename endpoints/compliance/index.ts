import type { Endpoint, PayloadRequest } from 'payload'

import { submissionOf } from '@/endpoints/platform/form-post'
import { tickInput } from '@/src/domain/compliance/my-task'
import { AppError, parseInput } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { renewCalendarLink } from '@/src/services/compliance/calendar-link'
import { orderTask } from '@/src/services/compliance/order-task'
import { tickTask } from '@/src/services/compliance/tick-task'
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

/** Marks a task as done, or takes that back. */
const tickEndpoint = defineEndpoint({
  path: '/compliance/tasks/:id',
  method: 'post',
  handler: (req) =>
    answered(req, async (input) => {
      const { isCompleted } = parseInput(tickInput, input)
      const task = await tickTask(req, taskId(req), isCompleted)
      const body = { id: task.id, isCompleted: task.isCompleted, completedAt: task.completedAt }
      return { body: { task: body }, done: isCompleted ? 'completed' : 'reopened' }
    }),
})

/** Orders that we do a task; paid for on the page that it answers. */
const orderEndpoint = defineEndpoint({
  path: '/compliance/tasks/:id/order',
  method: 'post',
  handler: (req) =>
    answered(req, async () => {
      const order = await orderTask(req, taskId(req))
      const redirect = orderPath(order.id, 'pay')
      return { body: { order: order.id, redirect }, to: redirect }
    }),
})

/** Gives the calendar another private link. */
const calendarEndpoint = defineEndpoint({
  path: '/compliance/calendar',
  method: 'post',
  handler: (req) =>
    answered(req, async () => {
      return { body: { link: await renewCalendarLink(req) }, done: 'link' }
    }),
})

/** What customers do with the deadlines of their companies. */
export const complianceEndpoints: Endpoint[] = [tickEndpoint, orderEndpoint, calendarEndpoint]
