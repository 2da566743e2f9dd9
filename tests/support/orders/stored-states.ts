import type { Payload } from 'payload'

/** A seeded state, by its two letters. */
export async function storedState(payload: Payload, code: string) {
  const { docs } = await payload.find({
    collection: 'states',
    where: { code: { equals: code } },
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  const [state] = docs
  if (!state) throw new Error(`No state ${code}`)
  return state
}

/** What is known of every state, by its two letters. */
export async function storedFacts(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'states',
    sort: 'code',
    depth: 0,
    pagination: false,
    overrideAccess: true, // tests look at all of it
  })
  return docs.map(({ code, facts }) => [code, facts] as const)
}
