import { createLocalReq, type Payload } from 'payload'

import { log } from '@/src/lib/log'
import { beginCampaign, pauseFor } from '@/src/services/marketing/campaigns/begin-campaign'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'
import { enqueueShards } from '@/src/services/marketing/campaigns/shards'

const UNEXPECTED = 'Something went wrong while this campaign was prepared. Resume it to try again.'

/** Prepares a campaign where that is not done yet, calls for as many more to help, and sends. */
export async function runLane(
  payload: Payload,
  { campaign, lanes }: { readonly campaign: string; readonly lanes: number },
): Promise<void> {
  try {
    if (!(await beginCampaign(payload, campaign))) return
  } catch (error) {
    log.error({ err: error, campaign }, 'a campaign could not be prepared')
    await pauseFor(payload, campaign, UNEXPECTED)
    return
  }
  const req = await createLocalReq({}, payload)
  await enqueueShards(req, campaign, lanes)
  await sendLane(payload, campaign)
  await finishCampaign(payload, campaign)
}
