import { createHash } from 'node:crypto'

import type { Life } from '@/src/front/memory/cache-headers'
import { type Encoding, packed } from '@/src/front/memory/encodings'

/** An answer of a web process, all of it. */
export type UpstreamResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** One packing of an answer, ready to be written. */
export type Packing = {
  readonly etag: string
  readonly body: Buffer
  /** Names and values in turns, as Node writes them. */
  readonly headers: readonly string[]
  readonly unchanged: readonly string[]
}

/** A finished answer, packed in every way that someone may take it. */
export type CachedResponse = {
  readonly status: number
  readonly hash: string
  readonly packings: ReadonlyMap<Encoding, Packing>
  readonly plain: Packing
  readonly bytes: number
  /** How long it is true without anyone saying otherwise; null for what is not kept. */
  readonly life: Life | null
}

export type Fields = readonly (readonly [name: string, value: string])[]

/** What an answer without a body says of the one that someone has. */
const SAID_OF_UNCHANGED = /^(?:cache-control|cdn-cache-control|surrogate-key|cache-tag|vary)$/
const ENTRY_BYTES = 2_000

function packingOf(status: number, fields: Fields, hash: string, encoding: Encoding, body: Buffer) {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const tagged: Fields = status === 200 ? [...fields, ['etag', etag]] : fields
  const about: Fields = [
    ...tagged,
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
    ['content-length', String(body.length)],
  ]
  const unchanged = tagged.filter(([name]) => name === 'etag' || SAID_OF_UNCHANGED.test(name))
  return { etag, body, headers: about.flat(), unchanged: unchanged.flat() }
}

/** What tells one answer from another: its bytes, and what is said with them. */
export function hashOf(status: number, fields: Fields, body: Buffer): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([status, fields]))
    .update(body)
  return hash.digest('base64url').slice(0, 22)
}

/** Packs an answer. `before` is what was kept so far: where nothing has changed, its bytes stay. */
export async function keep(
  { status, body }: Pick<UpstreamResponse, 'status' | 'body'>,
  fields: Fields,
  life: Life | null,
  before: CachedResponse | undefined,
): Promise<CachedResponse> {
  const hash = hashOf(status, fields, body)
  if (before?.hash === hash) return { ...before, life }
  const type = fields.find(([name]) => name === 'content-type')?.[1] ?? ''
  const packings = new Map<Encoding, Packing>()
  let bytes = ENTRY_BYTES
  for (const [encoding, packedBody] of await packed(body, type)) {
    packings.set(encoding, packingOf(status, fields, hash, encoding, packedBody))
    bytes += packedBody.length
  }
  const plain = packingOf(status, fields, hash, 'identity', body)
  return { status, hash, packings, plain, bytes, life }
}
