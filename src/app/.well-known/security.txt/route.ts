import { env } from '@/src/lib/env'
import { securityText } from '@/src/queries/content/machine-files'

/** Where those report who found a hole (RFC 9116). */
export async function GET(): Promise<Response> {
  return new Response(await securityText(env.SITE_URL), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
