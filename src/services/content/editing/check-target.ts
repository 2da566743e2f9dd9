import type { PayloadRequest } from 'payload'

import { type ValueRules, valueProblem } from '@/src/domain/content/editing/element-value'
import { imageValueOf, ownPathOf, pageAt } from '@/src/domain/content/editing/element-values'

const NO_PAGE = 'This site has no page at this address.'

/** Visitors are led on from some addresses, and openings come and go: both are in the database. */
async function linkTargetProblem(req: PayloadRequest, value: string): Promise<string | null> {
  const path = ownPathOf(value)
  if (path === null) return null // another site: who edits looks for themselves
  const page = pageAt(path)
  if (page.kind === 'page') return null
  // People who edit texts need not be allowed to read these tables.
  const asked = { overrideAccess: true, req } as const
  const { totalDocs } =
    page.kind === 'opening'
      ? await req.payload.count({
          collection: 'jobOpenings',
          where: { slug: { equals: page.slug }, status: { equals: 'open' } },
          ...asked,
        })
      : await req.payload.count({
          collection: 'redirects',
          where: { from: { equals: path }, isActive: { equals: true } },
          ...asked,
        })
  return totalDocs > 0 ? null : NO_PAGE
}

async function pictureProblem(req: PayloadRequest, value: string): Promise<string | null> {
  const picture = await req.payload.findByID({
    collection: 'media',
    id: imageValueOf(value)?.media ?? '',
    depth: 0,
    select: { alt: true },
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!picture) return 'This picture does not exist anymore. Choose another.'
  return picture.alt.trim() === ''
    ? 'Describe this picture in its record first, for people who cannot see it.'
    : null
}

/** What is wrong with what a value leads to or shows; null where nothing is, or it is a text. */
export async function whyGone(
  req: PayloadRequest,
  { type }: ValueRules,
  value: string,
): Promise<string | null> {
  if (value === '') return null
  if (type === 'link') return linkTargetProblem(req, value)
  return type === 'image' ? pictureProblem(req, value) : null
}

/** Why an element can't have a tidied value: its form, or what it leads to; null where it can. */
export const whyNot = async (
  req: PayloadRequest,
  rules: ValueRules,
  value: string,
): Promise<string | null> => valueProblem(value, rules) ?? (await whyGone(req, rules, value))
