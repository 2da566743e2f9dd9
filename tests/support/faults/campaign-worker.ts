// A worker of its own that sends one campaign, with its id in CAMPAIGN: it is here to be killed.
import config from '@payload-config'
import { getPayload } from 'payload'

import { finishCampaign, recoverRecipients } from '@/src/services/marketing/campaigns/run-campaigns'
import { sendLane } from '@/src/services/marketing/campaigns/send-lane'

const campaign = process.env.CAMPAIGN ?? ''
const payload = await getPayload({ config })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
for (let isDone = false; !isDone; ) {
  await recoverRecipients(payload, campaign, '5 seconds')
  await sendLane(payload, campaign, 2000)
  isDone = await finishCampaign(payload, campaign)
}
process.exit(0)
