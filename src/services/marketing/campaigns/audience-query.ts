import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'

import { consents, email_campaigns, leads, users } from '@/src/database-schema'
import { type Audience, isFiltered } from '@/src/domain/marketing/audience'
import {
  type LeadFilter,
  storedChosenLeads,
  storedLeadFilter,
} from '@/src/domain/marketing/lead-filter'
import { query } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { ago, isOneOf } from '@/src/lib/sql-parts'

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
