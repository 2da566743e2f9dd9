import type { Payload } from 'payload'

/** The affiliate link that a remembered referral code names; undefined when there is none active. */
export async function findReferral(
  payload: Payload,
  code: string | undefined,
): Promise<string | undefined> {
  if (!code || !/^[A-Za-z0-9_.+-]{3,80}$/.test(code)) return undefined
  const { docs } = await payload.find({
    collection: 'affiliateLinks',
    where: { code: { equals: code.toUpperCase() }, isActive: { equals: true } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // a code is public, its link is not
  })
  return docs[0]?.id
}
