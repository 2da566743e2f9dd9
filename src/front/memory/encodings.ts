import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** How an answer's bytes are packed: as good as it gets where it is done once for everyone. */
const BROTLI_QUALITY = 9
const ZSTD_LEVEL = 12
const LARGE = 512 * 1024
const BROTLI_OF_LARGE = 6

/** Best first, where someone takes several alike. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

const PACKABLE =
  /^(?:text\/|image\/svg|application\/(?:javascript|json|ld\+json|manifest\+json|xml|rss\+xml))/
/** Less than this fits into one packet as it is. */
const LEAST = 600

const KNOWN = 500
const chosen = new Map<string, readonly Encoding[]>()

/** How much someone wants each encoding, as they say it. */
function weights(header: string): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0
    if (name) wanted.set(name === 'x-gzip' ? 'gzip' : name, weight)
  }
  return wanted
}

function order(header: string): readonly Encoding[] {
  const wanted = weights(header)
  const rest = wanted.get('*') ?? 0
  const weigh = (encoding: Encoding) => wanted.get(encoding) ?? rest
  const packings = ENCODINGS.filter((encoding) => weigh(encoding) > 0)
  // As it is goes last, unless someone says that they would rather have it so.
  const plain = wanted.get('identity') ?? 0
  const better = packings.filter((encoding) => weigh(encoding) >= plain)
  return [...better.toSorted((a, b) => weigh(b) - weigh(a)), 'identity']
}

const PLAIN: readonly Encoding[] = ['identity']

/** The encodings that suit an `Accept-Encoding`, best first. Who takes none gets it as it is. */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (!header) return PLAIN
  const known = chosen.get(header)
  if (known) return known
  const encodings = order(header)
  if (chosen.size < KNOWN && header.length < 200) chosen.set(header, encodings)
  return encodings
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const zstd = typeof zlib.zstdCompress === 'function' ? promisify(zlib.zstdCompress) : null

/** A body in every encoding that makes it smaller, packed beside the event loop. */
export async function packed(body: Buffer, type: string): Promise<Map<Encoding, Buffer>> {
  const bodies = new Map<Encoding, Buffer>([['identity', body]])
  if (body.length < LEAST || !PACKABLE.test(type)) return bodies
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
  const [br, gz, zst] = await Promise.all([
    brotli(body, {
      params: {
        [BROTLI_PARAM_QUALITY]: body.length > LARGE ? BROTLI_OF_LARGE : BROTLI_QUALITY,
        [BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzip(body, { level: zlib.constants.Z_BEST_COMPRESSION }),
    zstd?.(body, { params: { [ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
  ])
  for (const [encoding, bytes] of [
    ['br', br],
    ['gzip', gz],
    ['zstd', zst],
  ] as const)
    if (bytes && bytes.length < body.length) bodies.set(encoding, bytes)
  return bodies
}

const unbrotli = promisify(zlib.brotliDecompress)
const unzip = promisify(zlib.unzip)

/** What a packed body says; null for a packing that is not ours. */
export async function unpacked(body: Buffer, encoding: string): Promise<Buffer | null> {
  if (encoding === '' || encoding === 'identity') return body
  if (encoding === 'br') return unbrotli(body)
  return encoding === 'gzip' || encoding === 'deflate' ? unzip(body) : null
}
