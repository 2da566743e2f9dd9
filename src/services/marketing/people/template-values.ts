import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { checkout_drafts, leads, packages, states, users } from '@/src/database-schema'
import { draftKindOf } from '@/src/domain/checkout/draft-kind'
import { knownValues, type TemplateValues } from '@/src/domain/marketing/template-variables'
import { formatMoney, formatPrice, money, usd } from '@/src/domain/vocabulary/money/money'
import { type Caller, databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { findById } from '@/src/lib/find-one'
import { now } from '@/src/lib/sql-parts'
import { RESUME_LIFETIME, resumeLinkOf } from '@/src/services/checkout/resume-link'
import { quoteDraft } from '@/src/services/checkout/sale'

/** Whom a mail is for: someone who began to buy, someone with an account, or an address alone. */
export type Person = {
  readonly email: string
  readonly lead: string | null
  readonly user: string | null
  /** As a pasted list gives it, for someone of whom we know no other. */
  readonly firstName?: string | null
}

async function leadOf(req: Caller, { lead, email }: Person) {
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      totalMinor: leads.totalAmount,
      packageName: packages.name,
      packagePrice: packages.price,
      stateName: states.name,
    })
    .from(leads)
    .leftJoin(packages, eq(packages.id, leads.selectedPackage))
    .leftJoin(states, eq(states.id, leads.selectedState))
    .where(lead ? eq(leads.id, lead) : eq(leads.email, email))
  return row
}

async function accountOf(req: Caller, { user, email }: Person) {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(or(user ? eq(users.id, user) : undefined, eq(users.email, email)))
  return row
}

/** The amount as a mail says it; nothing while it is nothing. */
const amountText = (minor: number | undefined) =>
  minor ? formatMoney(money(minor, 'USD')) : undefined

/**
 * What the variables of a template stand for in a mail to someone.
 *
 * @param checkoutUrl where they go on; the checkout where nothing of theirs is kept
 */
export async function templateValues(
  req: Caller,
  person: Person,
  checkoutUrl = `${env.SITE_URL}/checkout`,
): Promise<TemplateValues> {
  const lead = await leadOf(req, person)
  const account = await accountOf(req, person)
  const price = lead?.packagePrice
  return knownValues({
    first_name: lead?.firstName || account?.firstName || person.firstName,
    last_name: lead?.lastName || account?.lastName,
    company_name: lead?.companyName,
    package_name: lead?.packageName,
    package_price:
      price === null || price === undefined ? undefined : formatPrice(usd(Number(price))),
    state_name: lead?.stateName,
    total_amount: amountText(Number(lead?.totalMinor ?? 0)),
    checkout_url: checkoutUrl,
  })
}

type Reader = { readonly email: string; readonly lead: string | null }

/** The draft that someone touched last and may still buy; an index finds it by its address. */
async function openDraftOf(payload: Payload, email: string) {
  const db = await databaseOf({ payload })
  const { id, answers, order, expiresAt, updatedAt } = checkout_drafts
  const [found] = await db
    .select({ id })
    .from(checkout_drafts)
    .where(and(eq(sql`${answers} ->> 'email'`, email), isNull(order), gt(expiresAt, now)))
    .orderBy(desc(updatedAt))
    .limit(1)
  if (!found) return null
  return findById({ payload }, 'checkoutDrafts', found.id, {
    overrideAccess: true, // the link goes to the address that the draft itself names
  })
}

/** The purchase that someone was preparing last, as a link that opens it once, on any device. */
async function resumeUrl(payload: Payload, email: string): Promise<string | null> {
  const draft = await openDraftOf(payload, email)
  if (!draft) return null
  const until = new Date(Date.now() + RESUME_LIFETIME)
  const { totalMinor } = await quoteDraft(payload, draft)
  const kept = { hash: draft.tokenHash, totalMinor }
  return resumeLinkOf(draftKindOf(draft), kept, until)
}

/** Where the button of a follow-up leads. */
export async function checkoutUrlOf(
  payload: Payload,
  { email, lead }: Reader,
  trigger: string,
): Promise<string> {
  if (trigger === 'incomplete_profile') return `${env.SITE_URL}/dashboard/settings`
  const own = lead ? await resumeUrl(payload, email) : null
  return own ?? `${env.SITE_URL}/checkout`
}
