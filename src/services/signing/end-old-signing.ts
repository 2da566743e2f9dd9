import { and, eq, lt, min } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { papers } from '@/src/database-schema'
import { SIGNING_DAYS } from '@/src/domain/papers/paper-states'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { enqueue } from '@/src/lib/queues'
import { signing_events } from '@/src/lib/seal/tables'
import { endPaper } from '@/src/services/papers/end-paper'

/**
 * Ends the papers that wait for signatures for too long: their links stop, and a new version is made
 * that the owner of the order can send again.
 *
 * @returns how many ended
 */
export async function endOldSigning(payload: Payload, now = new Date()): Promise<number> {
  const db = await databaseOf({ payload })
  const before = new Date(now.getTime() - SIGNING_DAYS * 86_400_000).toISOString()
  const asked = await db
    .select({ id: papers.id, order: papers.order })
    .from(papers)
    .innerJoin(signing_events, eq(signing_events.paper, papers.id))
    .where(and(eq(papers.state, 'signing'), eq(signing_events.kind, 'asked')))
    .groupBy(papers.id, papers.order)
    .having(lt(min(signing_events.at), before))
  const end = async ({ id, order }: (typeof asked)[number]) => {
    const req = await createLocalReq({}, payload)
    return inTransactionOf(req, async (inside) => {
      const isEnded = await endPaper(inside, order, id, 'unsigned')
      if (isEnded) await enqueue(inside, 'produce-papers', { order })
      return isEnded
    })
  }
  return eachAlone(asked, end, {
    thing: 'paper',
    failure: 'a paper that no one signs could not be ended',
  })
}
