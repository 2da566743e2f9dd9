import { createLocalReq, type Payload } from 'payload'

import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { callHelpers } from '@/src/services/marketing/campaigns/lanes'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'

/** Prepares a campaign where that is not done yet, calls for as many more to help, and sends. */
export async function runLane(
  payload: Payload,
  { campaign, lanes }: { readonly campaign: string; readonly lanes: number },
): Promise<void> {
  if (!(await beginCampaign(payload, campaign))) return
  const req = await createLocalReq({}, payload)
  await callHelpers(req, campaign, lanes)
  await sendLane(payload, campaign)
  await finishCampaign(payload, campaign)
}
