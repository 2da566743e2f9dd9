import type { SignedIn } from './people/people'
import { type Server, serverHere } from './server'

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

type Call = {
  /** Who asks; no one in particular when left out. */
  readonly as?: SignedIn | null
  /** Sent as JSON, or as a form with files. */
  readonly body?: object | FormData
  readonly headers?: Readonly<Record<string, string>>
  /** Which process is asked; this one when left out. */
  readonly server?: Server
}

/** A request to the API, through all that stands between it and the network. */
export async function api(method: string, path: string, call: Call = {}): Promise<Answer> {
  const isForm = call.body instanceof FormData
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      ...(call.body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...call.as?.headers,
      ...call.headers,
    },
    ...(call.body
      ? { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) }
      : {}),
  })
  const response = await (call.server ?? serverHere)(request)
  const text = await response.text()
  return { status: response.status, body: parse(text), headers: response.headers }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
