import type { Reply } from '@/sandbox/payments/http/reply'
import type { SandboxRequest } from '@/sandbox/payments/http/request'
import type { Sandbox } from '@/sandbox/payments/sandbox'

export type Visit = {
  readonly sandbox: Sandbox
  readonly request: SandboxRequest
  /** What stands in place of `:id` in the route's path, or an empty text. */
  readonly id: string
}

export type Handler = (visit: Visit) => Promise<Reply>

export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** As `/v1/refunds/:id`. */
  readonly path: string
  readonly handle: Handler
}

/** The id in a path, when it fits the pattern; null when it doesn't. */
function match(pattern: string, path: string): string | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  let id = ''
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? ''
    if (part === ':id' && /^[\w-]{1,255}$/.test(found)) id = found
    else if (part !== found) return null
  }
  return id
}

export function findRoute(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    const id = route.method === method ? match(route.path, path) : null
    if (id !== null) return { route, id }
  }
  return null
}
