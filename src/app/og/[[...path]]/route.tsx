import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ImageResponse } from 'next/og'

import { isOwnPage } from '@/src/domain/content/public-pages'
import { pageTitle } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { LinkPreview } from '@/src/storefront/content/seo/LinkPreview'

const SIZE = { width: 1200, height: 630 }
const FONT = 'node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff'

type Context = { params: Promise<{ path?: string[] }> }

/** The picture that a link to a page of ours shows elsewhere: its title on the company's paper. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = `/${((await params).path ?? []).join('/')}`
  if (!isOwnPage(path)) return new Response('There is no such page.', { status: 404 })
  const [title, settings, font] = await Promise.all([
    pageTitle(path),
    getSettings(),
    readFile(join(process.cwd(), FONT)),
  ])
  return new ImageResponse(
    <LinkPreview title={title} companyName={settings.companyName} brand={settings.brand} />,
    {
      ...SIZE,
      fonts: [{ name: 'Newsreader', data: font, weight: 500, style: 'normal' }],
      headers: { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' },
    },
  )
}
