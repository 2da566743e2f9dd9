import { NO_FIGURES } from '@/src/domain/marketing/campaign-figures'
import type { RecipientStatus } from '@/src/domain/marketing/campaign-status'
import type { Lead } from '@/src/payload-types'
import type { Demo } from '@/src/seed/demo/context'
import { DEMO_DOMAIN, DEMO_MARK } from '@/src/seed/demo/demo-data'
import { countFigures } from '@/src/services/marketing/campaigns/figures'

/** What became of a demonstration's mails, in rough shares. */
function fateOf({ dice }: Demo): { readonly status: RecipientStatus; readonly reason?: string } {
  if (dice.chance(0.08)) return { status: 'excluded', reason: 'Has not agreed to marketing email' }
  if (dice.chance(0.02)) return { status: 'failed', reason: '550 This mailbox does not exist' }
  return { status: 'sent' }
}

async function addRecipient(demo: Demo, campaign: string, lead: Lead, begun: Date): Promise<void> {
  const { dice } = demo
  const sentAt = new Date(begun.getTime() + dice.whole(1, 180) * 60_000)
  const fate = fateOf(demo)
  const isSent = fate.status === 'sent'
  const later = (share: number) =>
    isSent && dice.chance(share)
      ? new Date(Math.min(sentAt.getTime() + dice.whole(5, 2000) * 60_000, demo.now.getTime()))
      : null
  const clickedAt = later(0.09)
  const openedAt = clickedAt ?? later(0.2)
  const machineOpenedAt = later(0.11)
  await demo.add('campaignRecipients', {
    campaign,
    email: lead.email,
    lead: lead.id,
    ...fate,
    attempts: fate.status === 'excluded' ? 0 : 1,
    dueAt: begun.toISOString(),
    sentAt: isSent ? sentAt.toISOString() : null,
    openedAt: openedAt?.toISOString(),
    machineOpenedAt: machineOpenedAt?.toISOString(),
    clickedAt: clickedAt?.toISOString(),
  })
}

/** Mails to many that are out: to leads of the demonstration, and counted from what came of each. */
export async function addCampaigns(demo: Demo): Promise<void> {
  const { docs: leads } = await demo.payload.find({
    collection: 'leads',
    where: { email: { contains: `@${DEMO_DOMAIN}` } },
    sort: 'email',
    limit: 150,
    depth: 0,
    pagination: false,
    overrideAccess: true, // the script's own rows
  })
  for (const [name, most] of [
    ['Autumn news', 150],
    ['EIN for everyone', 89],
  ] as const) {
    const begun = demo.dice.daysAgo(demo.dice.whole(5, 60))
    const campaign = await demo.add('emailCampaigns', {
      name: `${DEMO_MARK}${name}`,
      subject: name,
      content: `<p>${name}: what has changed this season.</p>`,
      writtenAs: 'code',
      audience: 'leads_open',
      perMinute: 60,
      status: 'sent',
      ...NO_FIGURES,
      startedAt: begun.toISOString(),
      finishedAt: new Date(begun.getTime() + 3 * 3_600_000).toISOString(),
      createdAt: begun.toISOString(),
    })
    for (const lead of leads.slice(0, most)) await addRecipient(demo, campaign.id, lead, begun)
    await countFigures(demo, campaign.id)
  }
}
