import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  getLocalizedPaths,
  type PayloadRequest,
  QueryError,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { z } from 'zod'
import { isId } from '@/src/domain/vocabulary/id'
import { words } from '@/src/domain/vocabulary/text/words'
import { AppError } from '@/src/lib/errors'

type Kind = 'id' | 'number' | 'checkbox' | 'date' | 'text'
/** What a path leads to: the fields of a collection or global, or of its versions. */
type Scope = {
  readonly req: PayloadRequest
  readonly fields: FlattenedField[]
  readonly collectionSlug?: string
  readonly globalSlug?: string
}

const COMPARISONS = new Set(
  words(`equals not_equals greater_than greater_than_equal less_than
  less_than_equal like not_like contains`),
)
const LISTS = new Set(['in', 'not_in'])

/** No filter of ours is nested so deep. */
const MAX_DEPTH = 10

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isOne = (value: unknown): value is string | number | boolean | Date =>
  ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date

/** Payload's adapter reads each of these, when malformed, as "has no value", or leaves the filter out. */
const FITS: Readonly<Record<Kind, (value: string | number | boolean | Date) => boolean>> = {
  id: (value) => isId(String(value)),
  number: (value) => String(value).trim() !== '' && Number.isFinite(Number(value)),
  checkbox: (value) => /^(?:true|false)$/i.test(String(value)),
  date: (value) =>
    Number.isFinite((value instanceof Date ? value : new Date(String(value))).getTime()),
  text: () => true,
}

function kindOf({ req, ...scope }: Scope, path: string): Kind {
  const incomingPath = path === '_id' ? 'id' : path.replaceAll('__', '.')
  const last = getLocalizedPaths({ ...scope, incomingPath, payload: req.payload }).at(-1)
  if (!last?.field || last.invalid) throw new QueryError([{ path }])
  if (last.path === 'id') return 'id' // rows of an array have ids of another shape
  const { type } = last.field
  if (type === 'join') return 'id'
  if (type === 'relationship' || type === 'upload')
    return last.path.endsWith('.relationTo') ? 'text' : 'id'
  return type === 'number' || type === 'checkbox' || type === 'date' ? type : 'text'
}

function fits(kind: Kind, operator: string, value: unknown): boolean {
  if (operator === 'exists') return isOne(value) && FITS.checkbox(value)
  if (LISTS.has(operator)) {
    const list = typeof value === 'string' ? value.split(',') : value
    return Array.isArray(list) && list.every((one) => isOne(one) && FITS[kind](one))
  }
  if (!COMPARISONS.has(operator)) return false
  if (operator.endsWith('like') && typeof value !== 'string') return false
  if (value === null) return operator === 'equals' || operator === 'not_equals'
  return isOne(value) && FITS[kind](value)
}

/**
 * A filter from outside: one text for each operator, or a list where the operator takes one, and each
 * value of the kind that its field holds.
 *
 * @throws QueryError 400
 */
function checkWhere(scope: Scope, where: unknown, depth = 0): void {
  if (!isPlain(where) || depth > MAX_DEPTH) throw new QueryError([{ path: 'where' }])
  for (const [path, condition] of Object.entries(where)) {
    if (/^(?:and|or)$/i.test(path)) {
      if (!Array.isArray(condition)) throw new QueryError([{ path }])
      for (const one of condition) checkWhere(scope, one, depth + 1)
      continue
    }
    const comparisons = isPlain(condition) ? Object.entries(condition) : []
    const kind = kindOf(scope, path)
    if (comparisons.length === 0 || !comparisons.every(([how, value]) => fits(kind, how, value))) {
      throw new QueryError([{ path }])
    }
  }
}

/** Looks at each filter of a list, a count or a change that does not skip access. */
const checkFilter: CollectionBeforeOperationHook = (asked) => {
  const { args, collection, overrideAccess, req } = asked
  const where: unknown = Reflect.get(args, 'where')
  if (overrideAccess || where === undefined) return
  const ofVersions = collection.versions
    ? buildVersionCollectionFields(req.payload.config, collection, true)
    : []
  const fields = [...collection.flattenedFields, ...ofVersions] // Payload does not say which it asks
  checkWhere({ req, fields, collectionSlug: collection.slug }, where)
}

/** What Payload's trash asks for when one record of it is restored or deleted for good. */
const ONE_IN_TRASH = z.strictObject({
  and: z.tuple([
    z.strictObject({ id: z.strictObject({ equals: z.string().refine(isId) }) }),
    z.strictObject({ deletedAt: z.strictObject({ exists: z.literal('true') }) }),
  ]),
})

/** A request changes or deletes one record, whatever its filter would find. */
function oneAtATime(endpoint: Endpoint): Endpoint {
  const { path, method, handler } = endpoint
  if (path !== '/' || (method !== 'patch' && method !== 'delete')) return endpoint
  return {
    ...endpoint,
    handler: (req) => {
      if (ONE_IN_TRASH.safeParse(req.query.where).success) return handler(req)
      throw new AppError('one_at_a_time', 'Change or delete these one at a time.', 403)
    },
  }
}

/** Payload calls no hook before it looks for versions of a global. */
const withCheckedFilter =
  (global: SanitizedGlobalConfig) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: (req) => {
      const { where } = req.query
      const fields = buildVersionGlobalFields(req.payload.config, global, true)
      if (where !== undefined) checkWhere({ req, fields, globalSlug: global.slug }, where)
      return endpoint.handler(req)
    },
  })

/**
 * Has every filter from outside checked where all of them reach Payload: from the API, from the
 * addresses of the back-office's lists, and from its server functions.
 */
export function withCheckedQueries(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(oneAtATime)
    collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), checkFilter]
  }
  for (const global of config.globals) {
    if (global.endpoints) global.endpoints = global.endpoints.map(withCheckedFilter(global))
  }
  return config
}
