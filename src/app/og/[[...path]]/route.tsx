import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ImageResponse } from 'next/og'

import { hasPicture, openingOf } from '@/src/domain/content/addresses'
import { getOpenings } from '@/src/queries/careers/openings'
import { pageTitle } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { LinkPreview } from '@/src/storefront/content/seo/LinkPreview'

const SIZE = { width: 1200, height: 630 }
const FONT = 'node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff'

type Context = { params: Promise<{ path?: string[] }> }

let font: Buffer | undefined

async function fontData(): Promise<Buffer> {
  font ??= await readFile(join(process.cwd(), FONT))
  return font
}

/** Of openings the list is asked, which is kept once: a name that someone made up leaves nothing. */
async function isPictured(path: string): Promise<boolean> {
  const slug = openingOf(path)
  if (slug === null) return hasPicture(path)
  const openings = await getOpenings()
  return openings?.some((opening) => opening.slug === slug) ?? false
}

/** The picture that a link to a page of ours shows elsewhere: its title on the company's paper. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = `/${((await params).path ?? []).join('/')}`
  if (!(await isPictured(path))) return new Response('There is no such page.', { status: 404 })
  const [title, settings, data] = await Promise.all([pageTitle(path), getSettings(), fontData()])
  return new ImageResponse(
    <LinkPreview title={title} companyName={settings.companyName} brand={settings.brand} />,
    {
      ...SIZE,
      fonts: [{ name: 'Newsreader', data, weight: 500, style: 'normal' }],
      headers: { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' },
    },
  )
}
