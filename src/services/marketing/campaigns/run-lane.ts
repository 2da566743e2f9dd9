import { createLocalReq, type Payload } from 'payload'

import { enqueue } from '@/src/lib/queues'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'

/** Prepares a campaign where that is not done yet, calls for as many more to help, and sends. */
export async function runLane(
  payload: Payload,
  { campaign, lanes }: { readonly campaign: string; readonly lanes: number },
): Promise<void> {
  if (!(await beginCampaign(payload, campaign))) return
  const req = await createLocalReq({}, payload)
  for (let more = 1; more < lanes; more += 1) {
    await enqueue(req, 'send-campaign', { campaign, lanes: 1 })
  }
  await sendLane(payload, campaign)
  await finishCampaign(payload, campaign)
}
