import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  _site_pages_v,
  content_elements,
  email_campaigns,
  email_templates,
  job_openings,
  legal_versions,
  seo_pages,
  settings,
  site_pages,
} from '@/src/database-schema'
import type { PictureUse } from '@/src/domain/content/media/picture-rules'
import { databaseOf } from '@/src/lib/database'
import { findById, findOne } from '@/src/lib/find-one'
import type { Media } from '@/src/payload-types'

type Place = {
  readonly place: string
  readonly table: PgTable
  /** What a row is called. */
  readonly name: PgColumn | SQL<string>
  /** Where a picture is named by its address or its id. */
  readonly texts: readonly PgColumn[]
  readonly where?: SQL
}

const called = (name: string) => sql<string>`${name}::text`

const PLACES: readonly Place[] = [
  { place: 'Page', table: site_pages, name: site_pages.name, texts: [site_pages.body] },
  {
    place: 'Draft of the page',
    table: _site_pages_v,
    name: sql<string>`${_site_pages_v.version_name}`,
    texts: [_site_pages_v.version_body],
    where: and(eq(_site_pages_v.latest, true), eq(_site_pages_v.version__status, 'draft')),
  },
  {
    place: 'Legal version',
    table: legal_versions,
    name: legal_versions.title,
    texts: [legal_versions.body],
  },
  {
    place: 'Site text',
    table: content_elements,
    name: sql<string>`${content_elements.elementLabel} || ' (' || ${content_elements.page} || ')'`,
    texts: [
      content_elements.currentValue,
      content_elements.defaultValue,
      content_elements.draftValue,
    ],
  },
  {
    place: 'Company Branding',
    table: settings,
    name: called('Logo'),
    texts: [settings.companyLogoUrl],
  },
  {
    place: 'Company Branding',
    table: settings,
    name: called('Favicon'),
    texts: [settings.companyFaviconUrl],
  },
  { place: 'SEO page', table: seo_pages, name: seo_pages.path, texts: [seo_pages.ogImage] },
  {
    place: 'Job opening',
    table: job_openings,
    name: job_openings.title,
    texts: [job_openings.description],
  },
  {
    place: 'Email template',
    table: email_templates,
    name: email_templates.name,
    texts: [email_templates.content, email_templates.design],
  },
  {
    place: 'Email campaign',
    table: email_campaigns,
    name: email_campaigns.name,
    texts: [email_campaigns.content, email_campaigns.design],
  },
]

const MOST = 20

type Sized = Pick<Media, 'id' | 'filename' | 'sizes'>

/** What a text would name it by: its id, or the address of one of its sizes. */
function namesOf({ id, filename, sizes }: Sized): string[] {
  const files = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return [id, ...files.flatMap((file) => (file ? [`/api/media/file/${file}`] : []))]
}

async function usesIn(
  req: PayloadRequest,
  { place, table, name, texts, where }: Place,
  names: readonly string[],
): Promise<PictureUse[]> {
  const db = await databaseOf(req)
  const isNamed = or(
    ...texts.flatMap((text) => names.map((one) => sql`strpos(${text}::text, ${one}) > 0`)),
  )
  const rows = await db
    .select({ name: sql<string | null>`${name}` })
    .from(table)
    .where(and(where, isNamed))
    .limit(MOST)
  return rows.map((row) => ({ place, name: row.name ?? 'without a name' }))
}

const titled = z.record(z.string(), z.unknown())

/** The records that refer to it in a field of their own, whatever collection they are in. */
async function referencesTo(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const found: PictureUse[] = []
  for (const { config } of Object.values(req.payload.collections)) {
    for (const field of config.flattenedFields) {
      if (field.type !== 'relationship' && field.type !== 'upload') continue
      if (field.relationTo !== 'media') continue
      const { docs } = await req.payload.find({
        collection: config.slug,
        where: { [field.name]: { equals: id } },
        depth: 0,
        limit: MOST,
        pagination: false,
        overrideAccess: true, // what refers to it counts, even where this person may not see it
        req,
      })
      const { singular } = config.labels
      const place = typeof singular === 'string' ? singular : config.slug
      const title = config.admin.useAsTitle ?? 'id'
      found.push(
        ...docs.map((doc) => ({ place, name: String(titled.parse(doc)[title] ?? doc.id) })),
      )
    }
  }
  return found
}

/** Every place that shows a picture, each by its name. */
export async function usesOfPicture(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const picture = await findById(req, 'media', id, {
    overrideAccess: true, // everyone sees them
  })
  if (!picture) return []
  const names = namesOf(picture)
  const uses: PictureUse[] = []
  for (const place of PLACES) uses.push(...(await usesIn(req, place, names)))
  return [...uses, ...(await referencesTo(req, id))]
}

type Known = Pick<Media, 'id' | 'filename' | 'alt'>

/** The picture that the site has already of the same bytes; null where there is none. */
export async function pictureLike(req: PayloadRequest, hash: string): Promise<Known | null> {
  return findOne(req, 'media', {
    where: { hash: { equals: hash } },
    select: { filename: true, alt: true },
    overrideAccess: true, // everyone may see them
  })
}
