import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

const TRIES = 4
/**
 * Two wrote or added the same row, or waited for each other; anyone who comes second begins again. Of one
 * moment's rows, an added one is not seen: that it is there already says the database alone.
 */
const CONFLICTS = ['40001', '40P01', '23505']

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CONFLICTS.includes(String(error.code))) || isConflict(error.cause)
}

/**
 * Reads and writes as of one moment: what others commit meanwhile is neither seen nor lost, so that
 * a figure and what is still to be added to it fit together.
 */
export async function inSnapshot<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  const id = await payload.db.beginTransaction({ isolationLevel: 'repeatable read' })
  if (id === null) throw new Error('No transaction could be begun')
  req.transactionID = id
  try {
    const result = await work(req)
    await payload.db.commitTransaction(id)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(id)
    if (tries > 1 && isConflict(error)) return inSnapshot(payload, work, tries - 1)
    throw error
  }
}
