import { z } from 'zod'

/** Someone who signs a paper. */
export const signer = z.object({
  /** Tells the signers of one paper apart, and names no one: `member-1`. */
  key: z.string().regex(/^[\w.:-]{1,60}$/),
  /** As it is printed on the paper; empty where it is not known who signs. */
  name: z
    .string()
    .max(200)
    .nullable()
    .transform((name) => name ?? ''),
  /** As what: `Member, 60%`. */
  role: z.string().max(200),
  /** Null until the owner of the order has named it. */
  email: z.string().max(254).nullable().default(null),
  /** It signs by a person, whom the paper has to name. */
  isCompany: z.boolean().default(false),
  /** Who signs first; those with the same number sign in any order. */
  order: z.number().int().min(0).default(0),
})
export type Signer = z.infer<typeof signer>

const signers = z.array(signer).max(50)

/** The signers of a paper, the first to sign first; none where the list is not one of ours. */
export function signersOf(stored: unknown): Signer[] {
  const { data = [] } = signers.safeParse(stored)
  return data.toSorted((a, b) => a.order - b.order)
}

export const plainAddress = (email: string | null): string => (email ?? '').trim().toLowerCase()

/** Whether an address is that of a signer; no one has none. */
export const isTheirs = ({ email }: Signer, address: string): boolean =>
  plainAddress(email) !== '' && plainAddress(email) === plainAddress(address)

/** Why a paper cannot be sent to its signers; null when it can. */
export function signersProblem(all: readonly Signer[]): string | null {
  if (all.length === 0) return 'This document has no signer.'
  if (all.some(({ name }) => name === '')) return 'We do not know yet who signs this document.'
  if (all.some(({ isCompany }) => isCompany))
    return 'A company signs by a named person with a title. Write to us, and we add them.'
  if (all.some(({ email }) => !z.email().safeParse(email).success))
    return 'Each signer needs an email address.'
  const addresses = new Set(all.map(({ email }) => plainAddress(email)))
  if (addresses.size < all.length)
    return 'Each signer needs their own email address: no one signs for another person.'
  return null
}

/** Those whose turn it is: all who come next in the order, without those who have signed. */
export function whoseTurn(
  all: readonly Signer[],
  signed: Pick<ReadonlySet<string>, 'has'>,
): Signer[] {
  const left = all.filter(({ key }) => !signed.has(key))
  const next = Math.min(...left.map(({ order }) => order))
  return left.filter(({ order }) => order === next)
}
