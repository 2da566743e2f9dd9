import { and, type Column, eq, sql } from 'drizzle-orm'

import { campaign_recipients, leads, users } from '@/src/database-schema'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { isTemplateVariable, SAMPLE_VALUES } from '@/src/domain/marketing/template-variables'
import { plural } from '@/src/domain/vocabulary/plural'
import { type Caller, databaseOf } from '@/src/lib/database'
import {
  renderTemplate,
  type TemplateText,
} from '@/src/services/marketing/rendering/render-template'

const given = (...columns: readonly Column[]) =>
  sql<boolean>`coalesce(${sql.join(
    columns.map((column) => sql`nullif(trim(${column}), '')`),
    sql`, `,
  )}) is not null`

/** Which variables are known of a recipient: those who have the same ones fare alike. */
const KNOWN = {
  first_name: given(leads.firstName, users.firstName, campaign_recipients.firstName),
  last_name: given(leads.lastName, users.lastName),
  company_name: given(leads.companyName),
  package_name: sql<boolean>`${leads.selectedPackage} is not null`,
  state_name: sql<boolean>`${leads.selectedState} is not null`,
  total_amount: sql<boolean>`coalesce(${leads.totalAmount}, 0) > 0`,
} as const

/** The recipients who wait, by what is known of them: one of each kind, and how many there are. */
async function kinds(req: Caller, campaign: string) {
  const db = await databaseOf(req)
  const { email, lead, user, status, campaign: of } = campaign_recipients
  return db
    .select({
      ...KNOWN,
      example: sql<string>`min(${email})`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(campaign_recipients)
    .leftJoin(leads, eq(leads.id, lead))
    .leftJoin(users, eq(users.id, user))
    .where(and(eq(of, campaign), eq(status, 'waiting')))
    .groupBy(...Object.values(KNOWN))
}

/**
 * What a template would lack for someone who waits for it, in words that name them and the place;
 * null when every one of the mails can be written.
 */
export async function missingValues(
  req: Caller,
  campaign: string,
  template: TemplateText,
): Promise<Pick<TemplateProblem, 'kind' | 'words'> | null> {
  for (const { example, count, ...known } of await kinds(req, campaign)) {
    const all = { ...known, package_price: known.package_name, checkout_url: true }
    const values = Object.fromEntries(
      Object.entries(all).flatMap(([name, isKnown]) =>
        isKnown && isTemplateVariable(name) ? [[name, SAMPLE_VALUES[name]]] : [],
      ),
    )
    const result = await renderTemplate(template, values)
    if (result.ok) continue
    const others = count > 1 ? ` and ${plural(count - 1, 'other recipient')}` : ''
    const { kind, words } = result.problem
    return { kind, words: `For ${example}${others}: ${words}` }
  }
  return null
}
