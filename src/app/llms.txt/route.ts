import { env } from '@/src/lib/env'
import { llmsText } from '@/src/queries/content/machine-files'

/** The site in short, for language models. */
export async function GET(): Promise<Response> {
  return new Response(await llmsText(env.SITE_URL), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  })
}
