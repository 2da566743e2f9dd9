import type { PayloadRequest } from 'payload'

/** Who does not sign for us yet, in words; for administrators. */
export async function unnamedSigners(req: PayloadRequest): Promise<string[]> {
  const { organizerName, organizerEmail, agentSignerName, agentSignerEmail } =
    await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req }) // for administrators
  return [
    ...(organizerName && organizerEmail ? [] : ['the organizer or incorporator']),
    ...(agentSignerName && agentSignerEmail ? [] : ['who signs as registered agent']),
  ]
}
