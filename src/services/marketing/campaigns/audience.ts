import { and, eq, gte, inArray, isNull, like, notExists, type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { campaign_recipients, consents, email_campaigns, leads, users } from '@/src/database-schema'
import { readAddressList, storedAddresses } from '@/src/domain/mail/address-list'
import { EXCLUSIONS } from '@/src/domain/mail/audience'
import {
  type AudienceAsked,
  type CountedAudience,
  storedListConsent,
} from '@/src/domain/marketing/campaign-input'
import { type Audience, isFiltered } from '@/src/domain/marketing/campaign-status'
import {
  type LeadFilter,
  storedChosenLeads,
  storedLeadFilter,
} from '@/src/domain/marketing/lead-filter'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import { ago, isOneOf } from '@/src/lib/sql-parts'
import type { EmailCampaign } from '@/src/payload-types'
import { recordImported } from '@/src/services/leads/import/import-consent'
import { judgeAudience } from '@/src/services/mail/audience/audience'
import { missingFor } from '@/src/services/marketing/campaigns/missing-values'

/** What says to whom a campaign goes. */
export type AudienceChoice = {
  readonly audience: Audience
  readonly leadFilter?: unknown
  readonly chosenLeads?: unknown
}

const BROKEN_FILTER =
  'The saved choice of leads can’t be read, so no one gets this campaign. Edit it, choose the leads again and save.'

/** Why it cannot be said to whom a campaign goes; null when it can. */
export const audienceProblem = ({ audience, leadFilter }: AudienceChoice): string | null =>
  isFiltered(audience) && storedLeadFilter(leadFilter) === null ? BROKEN_FILTER : null

/** @throws AppError 422 where it cannot be said to whom a campaign goes */
export function requireAudience(choice: AudienceChoice): void {
  const problem = audienceProblem(choice)
  if (problem) throw new AppError('audience', problem, 422)
}

/** Under a name that no table has: a reference to it is never taken for a table's own column. */
const address = (
  column: SQL | typeof leads.email | typeof users.email | typeof consents.email,
  firstName: SQL = sql`null::text`,
) =>
  ({
    address: sql<string>`${column}`.as('audience_address'),
    firstName: sql<string | null>`${firstName}`.as('audience_first_name'),
  }) as const

/** What a filter asks of leads; without a readable one it is no one. */
function filterOf(filter: LeadFilter | null) {
  if (filter === null) return sql`false`
  const { steps, minTotal, package: chosen, state, withinDays } = filter
  return and(
    steps.length > 0 ? inArray(leads.checkoutStep, [...steps]) : undefined,
    minTotal === null ? undefined : gte(leads.totalAmount, sql`${minTotal * 100}`),
    chosen ? eq(leads.selectedPackage, chosen) : undefined,
    state ? eq(leads.selectedState, state) : undefined,
    withinDays === null ? undefined : gte(leads.lastStepAt, ago(`${withinDays} days`)),
  )
}

const ofLeads = (where: SQL | undefined) =>
  query
    .select(address(leads.email))
    .from(leads)
    .where(and(isNull(leads.deletedAt), where))
    .as('audience')

/** The addresses of a campaign's audience as one selection, which may name some twice. */
export function audienceQuery(
  campaign: string,
  { audience, leadFilter, chosenLeads }: AudienceChoice,
) {
  const filter = storedLeadFilter(leadFilter)
  const lines = sql<string>`unnest(string_to_array(${email_campaigns.addresses}, ${'\n'}))`
  switch (audience) {
    case 'leads_open':
      return ofLeads(and(eq(leads.converted, false), filterOf(filter)))
    case 'leads_all':
      return ofLeads(filterOf(filter))
    case 'leads_chosen':
      return ofLeads(isOneOf(leads.id, storedChosenLeads(chosenLeads)))
    case 'everyone':
      return query
        .selectDistinct(address(consents.email))
        .from(consents)
        .where(and(eq(consents.topic, 'offers'), eq(consents.granted, true)))
        .as('audience')
    case 'customers':
      return query
        .select(address(users.email))
        .from(users)
        .where(eq(users.notificationPreferences_marketing, true))
        .as('audience')
    case 'list':
      return query
        .select(
          address(
            sql`regexp_replace(${lines}, ${'\t.*$'}, '')`,
            sql`nullif(regexp_replace(${lines}, ${'^[^\t]*\t?'}, ''), '')`,
          ),
        )
        .from(email_campaigns)
        .where(eq(email_campaigns.id, campaign))
        .as('audience')
  }
}

const AT_ONCE = 1000

/** How it stands with recipients whose mail is out, or may be. */
export const MAY_BE_OUT = ['sending', 'sent', 'unknown'] as const

/** What staff say that the people of a campaign's list agreed to; null where they say nothing. */
export const statedConsent = ({
  audience,
  listConsent,
}: Pick<AudienceChoice, 'audience'> & { readonly listConsent?: unknown }) =>
  audience === 'list' ? storedListConsent(listConsent) : null

/**
 * Writes down that those on a list agreed, as staff say they did. Not before the campaign begins: of
 * a draft the list may be the wrong one, and other campaigns go by what is written here.
 */
export async function recordListConsent(
  req: PayloadRequest,
  campaign: EmailCampaign,
): Promise<void> {
  const stated = statedConsent(campaign)
  if (!stated) return
  const db = await databaseOf(req)
  const addresses = storedAddresses(campaign.addresses)
  const consent = { ...stated, purpose: 'offers' } as const
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const batch = addresses.slice(from, from + AT_ONCE)
    await recordImported(db, batch, { id: campaign.id, consent, kind: 'campaign' })
  }
}

/** Takes it back for everyone but those whom the campaign has, or may have, reached. */
export async function forgetListConsent(req: Caller, id: string): Promise<void> {
  const db = await databaseOf(req)
  const { campaign, email, status } = campaign_recipients
  const reached = query
    .select({ email })
    .from(campaign_recipients)
    .where(and(eq(campaign, id), eq(email, consents.email), inArray(status, [...MAY_BE_OUT])))
  await db.delete(consents).where(
    and(
      eq(consents.place, 'import'),
      like(consents.note, `%(campaign ${id})`), // as `recordImported` ends it
      notExists(reached),
    ),
  )
}

type CountedChoice = AudienceChoice & {
  readonly subject: string
  readonly content: string
  readonly addresses?: string | null
  readonly listConsent?: unknown
}

/** More are not judged one by one while someone waits for the answer. */
const MOST = 50_000

/** The people of an audience as it is chosen: a pasted list is read as it is, before it is saved. */
async function peopleOf(req: PayloadRequest, id: string, choice: CountedChoice) {
  const { addresses: pasted } = choice
  if (choice.audience === 'list' && pasted) {
    const { addresses, names } = readAddressList(pasted)
    return addresses.map((email) => ({ email, firstName: names.get(email) ?? null }))
  }
  const audience = audienceQuery(id, choice)
  const db = await databaseOf(req)
  return db
    .selectDistinct({ email: audience.address, firstName: audience.firstName })
    .from(audience)
    .limit(MOST + 1)
}

/** How many a campaign would go to right now, and whom it leaves out and why. @throws AppError 422 */
export async function countAudience(req: PayloadRequest, id: string): Promise<CountedAudience> {
  const campaign = await rowById(req, 'emailCampaigns', id, { overrideAccess: false })
  return countChoice(req, id, campaign)
}

/** Counts the audience that is chosen on the screen, saved or not; without an id for a new campaign. */
export async function countAsked(
  req: PayloadRequest,
  { id, ...asked }: AudienceAsked,
): Promise<CountedAudience> {
  const stored = id ? await rowById(req, 'emailCampaigns', id, { overrideAccess: false }) : null
  return countChoice(req, id ?? NO_CAMPAIGN, { ...stored, ...asked })
}

/** No campaign has it: a list that is stored nowhere is empty. */
const NO_CAMPAIGN = '00000000-0000-4000-8000-000000000000'

async function countChoice(
  req: PayloadRequest,
  id: string,
  choice: CountedChoice,
): Promise<CountedAudience> {
  requireAudience(choice)
  const rows = await peopleOf(req, id, choice)
  const isSaidToAgree = statedConsent(choice) !== null
  const people = rows.slice(0, MOST).map((row) => ({ ...row, isSaidToAgree }))
  const judged = await judgeAudience(req, people, 'offers')
  const mailable = judged.filter(({ exclusion }) => exclusion === null)
  const left = Map.groupBy(judged, ({ exclusion }) => exclusion)
  const excluded = Object.entries(EXCLUSIONS).flatMap(([name, reason]) => {
    const count = [...left].find(([found]) => found === name)?.[1].length ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  return {
    total: judged.length,
    mailable: mailable.length,
    excluded: excluded.sort((a, b) => b.count - a.count),
    isPart: rows.length > MOST,
    problem: await missingFor(
      req,
      mailable.map(({ person }) => person),
      choice,
    ),
  }
}
