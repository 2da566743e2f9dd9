import { and, eq, type SQL, sql } from 'drizzle-orm'

import { campaign_recipients, leads, users } from '@/src/database-schema'
import type { TemplateProblem } from '@/src/domain/marketing/template-problem'
import { isTemplateVariable, SAMPLE_VALUES } from '@/src/domain/marketing/template-variables'
import { plural } from '@/src/domain/vocabulary/plural'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import {
  renderTemplate,
  type TemplateText,
} from '@/src/services/marketing/rendering/render-template'

const given = (...values: readonly unknown[]) =>
  sql<boolean>`coalesce(${sql.join(
    values.map((value) => sql`nullif(trim(${value}), '')`),
    sql`, `,
  )}) is not null`

/** Which variables are known of a reader, whose first name may also be on the list: those who have the same ones fare alike. */
const known = (firstName: unknown) =>
  ({
    first_name: given(leads.firstName, users.firstName, firstName),
    last_name: given(leads.lastName, users.lastName),
    company_name: given(leads.companyName),
    package_name: sql<boolean>`${leads.selectedPackage} is not null`,
    state_name: sql<boolean>`${leads.selectedState} is not null`,
    total_amount: sql<boolean>`coalesce(${leads.totalAmount}, 0) > 0`,
  }) as const

const kindOf = (email: unknown, firstName: unknown) => ({
  ...known(firstName),
  example: sql<string>`min(${email})`,
  count: sql<number>`count(*)`.mapWith(Number),
})

type Kind = Awaited<ReturnType<typeof waitingKinds>>[number]

/** The recipients who wait, by what is known of them: one of each kind, and how many there are. */
export async function waitingKinds(req: Caller, campaign: string) {
  const db = await databaseOf(req)
  const { email, firstName, lead, user, status, campaign: of } = campaign_recipients
  return db
    .select(kindOf(email, firstName))
    .from(campaign_recipients)
    .leftJoin(leads, eq(leads.id, lead))
    .leftJoin(users, eq(users.id, user))
    .where(and(eq(of, campaign), eq(status, 'waiting')))
    .groupBy(...Object.values(known(firstName)))
}

type Person = { readonly email: string; readonly firstName: string | null }

/** Counts people who are not recipients yet by what is known of them. */
async function kindsOf(req: Caller, people: readonly Person[]): Promise<Kind[]> {
  const column = (values: readonly (string | null)[]): SQL =>
    sql`unnest(${sql.param(values)}::text[])`
  const those = query
    .select({
      email: sql<string>`${column(people.map(({ email }) => email))}`.as('person_email'),
      firstName: sql<string | null>`${column(people.map((one) => one.firstName))}`.as(
        'person_name',
      ),
    })
    .from(sql`(select 1) ${sql.identifier('one')}`)
    .as('those')
  const db = await databaseOf(req)
  return db
    .select(kindOf(those.email, those.firstName))
    .from(those)
    .leftJoin(leads, eq(leads.email, those.email))
    .leftJoin(users, eq(users.email, those.email))
    .groupBy(...Object.values(known(those.firstName)))
}

type Missing = Pick<TemplateProblem, 'kind' | 'words'>

/**
 * What a template would lack for one of these kinds of readers, in words that name them and the
 * place; null when every one of the mails can be written.
 */
export async function missingValues(
  kinds: readonly Kind[],
  template: TemplateText,
): Promise<Missing | null> {
  for (const { example, count, ...has } of kinds) {
    const all = { ...has, package_price: has.package_name, checkout_url: true }
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

/** Why not every one of these people's mails can be written; null where all can, or nothing is written yet. */
export async function missingFor(
  req: Caller,
  people: readonly Person[],
  template: TemplateText,
): Promise<string | null> {
  const isEmpty = template.content.trim() === '' || people.length === 0
  if (isEmpty) return null
  return (await missingValues(await kindsOf(req, people), template))?.words ?? null
}
