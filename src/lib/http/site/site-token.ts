import { deriveToken, isTokenFor } from '@/src/lib/secrets'

const PURPOSE = 'cache invalidation'

/** Shows that processes of one installation speak to each other about what the site keeps. */
export const siteToken = (): string => deriveToken(PURPOSE)

/** Whether a request comes from such a process. */
export function hasSiteToken(headers: Headers): boolean {
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  return isTokenFor(PURPOSE, given)
}
