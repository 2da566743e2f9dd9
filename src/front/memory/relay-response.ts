import type { Readable } from 'node:stream'

import type { Answer } from '@/src/front/exchange'
import { unpacked } from '@/src/front/memory/encodings'
import { scriptSources } from '@/src/front/memory/inline-scripts'
import type { Pages } from '@/src/front/memory/pages'
import { withHashes } from '@/src/lib/http/content-security'
import { CHANGED_HEADER } from '@/src/lib/http/front-headers'

const LARGEST = 16 * 1024 * 1024
const POLICY = 'content-security-policy'

async function allOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > LARGEST) throw new Error('The page is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether an answer is a page of which the policy waits for its scripts. */
function wantsHashes(reply: Answer): boolean {
  const type = String(reply.getHeader('content-type') ?? '')
  return (
    type.startsWith('text/html') && withHashes(String(reply.getHeader(POLICY)), () => []) !== null
  )
}

/**
 * Sends on what a web process answered. What its request changed of the site is forgotten before the
 * one who changed it hears of that. A page that is not kept, such as an editor's with drafts, is gathered so
 * that its policy can name its scripts.
 */
export async function relayResponse(
  reply: Answer,
  stream: Readable,
  pages: Pages | null,
  fail: (error: Error) => void,
): Promise<void> {
  const changed = reply.getHeader(CHANGED_HEADER)
  reply.removeHeader(CHANGED_HEADER)
  if (typeof changed === 'string') pages?.changed(changed.split(','))
  if (!pages || !wantsHashes(reply)) {
    reply.send(stream)
    return
  }
  try {
    const body = await allOf(stream)
    const plain = await unpacked(body, String(reply.getHeader('content-encoding') ?? ''))
    const html = plain?.toString('utf8') ?? ''
    const policy = withHashes(String(reply.getHeader(POLICY)), () => scriptSources(html, 'a page'))
    if (policy) reply.header(POLICY, policy)
    reply.send(body)
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)))
  }
}
