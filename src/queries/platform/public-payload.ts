import config from '@payload-config'
import { getPayload } from 'payload'

/** Payload's Local API, for what the public may read. */
export function publicPayload() {
  return getPayload({ config })
}

/** What every public read has in common: the access rules of a visitor, and no relations. */
export const PUBLIC_READ = { overrideAccess: false, depth: 0, pagination: false } as const
