import type { PayloadRequest } from 'payload'

import { enqueue } from '@/src/lib/queues'

/** So many jobs send one campaign at the same time, on however many workers there are. */
const LANES = 8

/**
 * Calls for a lane, unless it waits for a worker already. The first lane of every campaign goes
 * before the second of any: however many are sent at once, each of them gets on.
 */
const callLane = (req: PayloadRequest, campaign: string, lane: number, lanes: number) =>
  enqueue(
    req,
    'send-campaign',
    { campaign, lanes },
    { singletonKey: `${campaign}:${lane}`, priority: -lane },
  )

/** Has a campaign that is sending be prepared and sent, beginning now. */
export const callCampaign = (req: PayloadRequest, campaign: string): Promise<void> =>
  callLane(req, campaign, 0, LANES)

/** Calls for the others of so many lanes. */
export async function enqueueShards(
  req: PayloadRequest,
  campaign: string,
  lanes: number,
): Promise<void> {
  for (let shard = 1; shard < lanes; shard += 1) await callLane(req, campaign, shard, 1)
}
