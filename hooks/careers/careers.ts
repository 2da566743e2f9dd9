import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  UploadConfig,
  Where,
} from 'payload'
import { staffOrPublic } from '@/src/access/rules'
import { linkProblemIn } from '@/src/domain/content/rich-text/problem'
import { AppError } from '@/src/lib/errors'
import type { JobOpening } from '@/src/payload-types'
import { recordCvView } from '@/src/services/careers/remove-applications'
import { followMovedPath } from '@/src/services/content/redirects/redirects'
import { officeDayAt } from '@/src/services/platform/business-zone'

const addressOf = (slug: string) => `/careers/${slug}`

/** An opening that people could find at another address leads them on from there. */
export const followMovedOpening: CollectionAfterChangeHook<JobOpening> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const wasSeen = operation === 'update' && previousDoc.status !== 'draft'
  if (wasSeen) await followMovedPath(req, addressOf(previousDoc.slug), addressOf(doc.slug))
  return doc
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Logs that the CV of an application was opened, and lets it pass. */
export const logCvView: FileHandler = async (req, { params }) => {
  await recordCvView(req, params.filename)
}

/** Keeps `javascript:` and its like out of an opening, although no page of ours would follow it. */
export const refuseUnsafeLinks: CollectionBeforeValidateHook = ({ data }) => {
  const problem = linkProblemIn(data?.description)
  if (problem) throw new AppError('unsafe_link', problem, 422, { description: problem })
  return data
}

/** Staff read all of them; visitors those that are open on the office's day. */
export const readOpenings: Access = async (args) => {
  const day = await officeDayAt(args.req.payload, new Date())
  const open: Where = {
    and: [
      { status: { equals: 'open' } },
      {
        or: [
          { publishedAt: { exists: false } },
          { publishedAt: { less_than_equal: `${day}T23:59:59.999Z` } },
        ],
      },
      { or: [{ closesAt: { exists: false } }, { closesAt: { greater_than_equal: day } }] },
    ],
  }
  return staffOrPublic('view_careers', open)(args)
}

/** An opening that is open has a first day: job search engines ask for it. */
export const stampOpening: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (next.status !== 'open' || next.publishedAt) return data
  return { ...data, publishedAt: `${await officeDayAt(req.payload, new Date())}T12:00:00Z` }
}
