import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { CLAIM_REFUSALS, claimState, judgeClaim } from '@/src/domain/content/claims/claim'
import { AppError } from '@/src/lib/errors'
import { countRows } from '@/src/lib/find-one'
import type { ContentElement } from '@/src/payload-types'
import { changedDirectly } from '@/src/services/content/editing/save-draft'

const record = z.record(z.string(), z.unknown())

/** What a record says in a field, however an empty one is written. */
const wordsIn = (doc: unknown, name: string): unknown => record.safeParse(doc).data?.[name] || null

type Change = {
  /** The group that holds the proof. */
  readonly group: string
  readonly kept: unknown
  readonly given: unknown
  readonly isNew: boolean
  readonly hasNewWords: boolean
  readonly req: PayloadRequest
}

/** Whether a person is the only one on the staff. */
async function isAlone(req: PayloadRequest, person: string): Promise<boolean> {
  const totalDocs = await countRows(req, 'users', {
    where: {
      and: [
        { role: { not_equals: 'user' } },
        { id: { not_equals: person } },
        { erasedAt: { exists: false } },
      ],
    },
    overrideAccess: true, // only how many
  })
  return totalDocs === 0
}

/** The proof as it is kept after a change. @throws AppError 409 */
async function judged({ group, isNew, hasNewWords, req, ...change }: Change) {
  const person = req.user?.id ?? null
  const kept = record.safeParse(change.kept).data ?? {}
  const given = record.safeParse(change.given).data ?? {}
  const found = judgeClaim({
    was: isNew ? null : claimState.parse(kept),
    asked: claimState.parse({ ...kept, ...given }),
    hasNewWords: !isNew && hasNewWords,
    person,
    isAlone: person !== null && (await isAlone(req, person)),
    at: new Date(),
  })
  if ('refusal' in found) {
    const words = CLAIM_REFUSALS[found.refusal]
    throw new AppError(found.refusal, words, 409, { [`${group}.verified`]: words })
  }
  return { ...kept, ...given, ...found.claim }
}

/**
 * Sees to it that what is claimed is verified by someone else than who entered it: `words` are the
 * fields that hold the claim itself.
 *
 * @throws AppError 409
 */
export const guardClaim =
  (words: readonly string[]): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    const isNewIn = (name: string) =>
      Object.hasOwn(data, name) && wordsIn(data, name) !== wordsIn(originalDoc, name)
    const claim = await judged({
      group: 'claim',
      kept: originalDoc?.claim,
      given: data.claim,
      isNew: operation === 'create',
      hasNewWords: words.some(isNewIn),
      req,
    })
    return { ...data, claim }
  }

/**
 * Keeps the claim on the number of companies formed, in the settings, to staff who verified it.
 *
 * @throws AppError 409
 */
export const guardFormedClaim: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const kept = originalDoc?.customers
  const given = record.safeParse(data.customers).data
  if (!given) return data
  const customers = await judged({
    group: 'customers',
    kept,
    given,
    isNew: false,
    hasNewWords:
      Object.hasOwn(given, 'count') && wordsIn(given, 'count') !== wordsIn(kept, 'count'),
    req,
  })
  return { ...data, customers }
}

/**
 * A change of what is live in the record itself leaves a change set too, which can be undone
 * like those of the editor. A draft beside it stays.
 */
export const recordDirectChange: CollectionBeforeChangeHook<ContentElement> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.currentValue === undefined) return data
  if (data.currentValue === originalDoc.currentValue) return data
  return { ...data, ...(await changedDirectly(req, originalDoc, data.currentValue ?? '')) }
}
