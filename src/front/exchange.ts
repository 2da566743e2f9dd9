import type { IncomingHttpHeaders } from 'node:http'

/** As much of a request as the front looks at, whatever carries it. */
export type Asked = {
  readonly id: string
  readonly method: string
  /** Path and query, as they were sent. */
  readonly url: string
  readonly raw: {
    readonly headers: IncomingHttpHeaders
    readonly destroyed: boolean
    /** All of the body has come. */
    readonly complete: boolean
    readonly socket: { readonly remoteAddress?: string; readonly destroyed: boolean }
  }
}

/** As much of an answer as the front writes itself. */
export type Answer = {
  readonly statusCode: number
  getHeader(name: string): unknown
  getHeaders(): object
  removeHeader(name: string): unknown
  header(name: string, value: string): unknown
  code(status: number): unknown
  send(body: unknown): unknown
  hijack(): unknown
}
