import { z } from 'zod'

/** Someone who signs a paper. */
export const signer = z.object({
  /** Tells the signers of one paper apart, and names no one: `member-1`. */
  key: z.string().regex(/^[\w.:-]{1,60}$/),
  /** As it is printed on the paper. */
  name: z.string().min(1).max(200),
  /** As what: `Member, 60%`. */
  role: z.string().max(200),
  email: z.string().max(254),
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

/** Why a paper cannot be sent to its signers; null when it can. */
export function signersProblem(all: readonly Signer[]): string | null {
  if (all.length === 0) return 'This document has no signer.'
  if (all.some(({ email }) => !z.email().safeParse(email).success))
    return 'Each signer needs an email address.'
  const addresses = new Set(all.map(({ email }) => email.trim().toLowerCase()))
  if (addresses.size < all.length)
    return 'Each signer needs their own email address: no one signs for another person.'
  return null
}

/** Those whose turn it is: all who come next in the order, without those who have signed. */
export function whoseTurn(all: readonly Signer[], signed: ReadonlySet<string>): Signer[] {
  const left = all.filter(({ key }) => !signed.has(key))
  const next = Math.min(...left.map(({ order }) => order))
  return left.filter(({ order }) => order === next)
}
