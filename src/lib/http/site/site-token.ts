import { deriveToken, sameText } from '@/src/lib/secrets'

/** Shows that processes of one installation speak to each other about what the site keeps. */
export const siteToken = (): string => deriveToken('cache invalidation')

/** Whether a request comes from such a process. */
export function hasSiteToken(headers: Headers): boolean {
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  return sameText(given, siteToken())
}
