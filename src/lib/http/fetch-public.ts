import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'

import { AppError } from '@/src/lib/errors'
import { addressesOf, PrivateHost, type Resolve } from '@/src/lib/http/public-address'

type Options = {
  /** The largest answer, in bytes. */
  readonly most: number
  /** For the whole of one request, in milliseconds. */
  readonly patienceMs: number
  /** By a test: how names are looked up, whether private networks will do, and whom to trust. */
  readonly resolve?: Resolve
  readonly privateAllowed?: boolean
  readonly ca?: string
}

const MOST_REDIRECTS = 3

const refused = (message: string) => new AppError('not_fetched', message, 422)

/** Whether an address may be fetched at all: https, and nothing in it that is secret. */
function checked(address: string): URL {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password) {
    throw refused('Enter an address that begins with https://')
  }
  return url
}

/** The host's address is looked up once and connected to, so that it can't lead elsewhere meanwhile. */
async function addressOf(url: URL, { resolve, privateAllowed = false }: Options): Promise<string> {
  try {
    const [address] = await addressesOf(url.hostname, {
      privateAllowed,
      ...(resolve ? { resolve } : {}),
    })
    if (address) return address
  } catch (error) {
    if (error instanceof PrivateHost) throw refused(`${url.hostname} is on a private network.`)
  }
  throw refused(`${url.hostname} was not found.`)
}

type Answer = { readonly status: number; readonly location: string | null; readonly body: Buffer }

function ask(url: URL, address: string, { most, patienceMs, ca }: Options): Promise<Answer> {
  const family = isIP(address)
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMs)
    const sent = request(url, { lookup, signal, ...(ca ? { ca } : {}) }, (response) => {
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size <= most) return void parts.push(part)
        reject(refused('The file is too large.'))
        sent.destroy()
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/**
 * Fetches a file of the public internet by https, from no address of a private network, through few
 * redirects.
 *
 * @throws AppError 422 `not_fetched`
 */
export async function fetchPublic(address: string, options: Options): Promise<Buffer> {
  let url = checked(address)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const at = await addressOf(url, options)
    const answer = await ask(url, at, options).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      throw refused(`${url.hostname} did not answer.`)
    })
    const { status, location, body } = answer
    if (status === 200) return body
    if (status < 300 || status > 399 || !location) {
      throw refused(`${url.hostname} answered ${status}.`)
    }
    url = checked(new URL(location, url).href)
  }
  throw refused('The address leads on too often.')
}
