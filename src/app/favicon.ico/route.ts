import { getSettings } from '@/src/queries/content/settings'

/** For those who ask for the icon without reading a page: leads to the one that pages name. */
export async function GET(): Promise<Response> {
  const { faviconUrl } = await getSettings()
  return new Response(null, { status: 302, headers: { location: faviconUrl ?? '/icon.svg' } })
}
