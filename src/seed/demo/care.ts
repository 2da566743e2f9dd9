import type { Order, User } from '@/src/payload-types'
import type { Demo } from '@/src/seed/demo/context'
import { addDeadlines, addUrgentTasks } from '@/src/seed/demo/deadlines'
import { addPapers, addUploads } from '@/src/seed/demo/papers'
import { addShownTickets, addTicket } from '@/src/seed/demo/tickets'

/** Questions and answers, and for each company that was formed its papers and its deadlines. */
export async function addCare(
  demo: Demo,
  customers: readonly User[],
  orders: readonly Order[],
  tickets: number,
) {
  for (let number = 0; number < tickets; number += 1)
    await addTicket(demo, demo.dice.pick(customers))
  const formed = orders.filter(
    ({ status, serviceType }) => status === 'completed' && serviceType === 'llc',
  )
  for (const order of formed) {
    await addPapers(demo, order, order.user === customers[0]?.id)
    await addDeadlines(demo, order)
  }
  const [shopper] = customers
  if (shopper)
    await addUrgentTasks(
      demo,
      shopper,
      formed.find(({ user }) => user === shopper.id),
    )
  const shown = orders.find(({ user }) => user === customers[0]?.id)
  if (shown) await addUploads(demo, shown)
  if (shopper) await addShownTickets(demo, shopper, shown)
}
