import { eq, or } from 'drizzle-orm'

import { leads, packages, states, users } from '@/src/database-schema'
import { knownValues, type TemplateValues } from '@/src/domain/marketing/template-variables'
import { formatMoney, formatPrice, money, usd } from '@/src/domain/vocabulary/money/money'
import { type Caller, databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'

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
