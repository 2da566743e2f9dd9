import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { legalName } from '@/src/domain/catalogue/states/company-name-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { plainLetters } from '@/src/domain/vocabulary/text/plain-letters'
import { findById } from '@/src/lib/find-one'
import type { Order, User } from '@/src/payload-types'

type Addressed = { readonly user?: string | User | null; readonly email?: string | null }

/**
 * Where mail about an order, a subscription or a ticket goes: to its account's own address, which may
 * have changed since, or for a guest to the one that the row has.
 */
export async function addressOf(req: PayloadRequest, { user, email }: Addressed) {
  const owner = idOf(user)
  if (!owner) return email ?? null
  const account = await findById(req, 'users', owner, {
    select: { email: true },
    overrideAccess: true, // only to write to them
  })
  return account?.email ?? null
}

/** Whom a mail about an order goes to, and whose it is. */
export async function mailTo(req: PayloadRequest, order: Pick<Order, 'id' | 'user' | 'email'>) {
  const email = (await addressOf(req, order)) ?? order.email
  return { email, order: order.id, user: idOf(order.user) }
}

/** A buyer's address as it is written on a page, line by line. */
export function addressLines({ address }: Pick<Order, 'address'>): string[] {
  const region = [address?.state, address?.zipCode].filter(Boolean).join(' ')
  const town = [address?.city, region].filter(Boolean).join(', ')
  return [address?.line, town, address?.country].flatMap((line) => (line ? [line] : []))
}

/** What an order keeps of the catalogue as it was when it was placed. */
const snapshot = z.object({ state: z.object({ code: z.string() }).nullish() }).nullish()

type Named = Pick<Order, 'companyName' | 'companyType'> & { readonly catalogue?: unknown }

const stateCodeOf = ({ catalogue }: Named) =>
  snapshot.safeParse(catalogue).data?.state?.code ?? null

/**
 * The company of an order by its full legal name, as the state registers it; as it was typed where
 * no company is formed; null where there is none. Every order keeps it as its `legalName`.
 */
export function legalNameOf(order: Named): string | null {
  const { companyName, companyType } = order
  if (!companyName || !companyType) return companyName || null
  return legalName({ name: companyName, type: companyType, state: stateCodeOf(order) })
}

/** The legal name in plain letters, as it is filed; null where no company is formed. */
export function filedNameOf(order: Named & Pick<Order, 'legalName'>): string | null {
  const { legalName: name, companyType } = order
  return name && companyType ? plainLetters(name) : null
}
