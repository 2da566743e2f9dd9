// A worker of its own that sends one campaign, with its id in CAMPAIGN: it is here to be killed.
import config from '@payload-config'
import { getPayload } from 'payload'

import { recover } from '@/src/services/mail/outbox/send-in-turn'
import { finishCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { RECIPIENTS, sendLane } from '@/src/services/marketing/campaigns/send-lane'

const campaign = process.env.CAMPAIGN ?? ''
const payload = await getPayload({ config })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
for (let isDone = false; !isDone; ) {
  await recover(payload, RECIPIENTS, '5 seconds')
  await sendLane(payload, campaign, 2000)
  isDone = await finishCampaign(payload, campaign)
}
process.exit(0)
