import type { IncomingHttpHeaders } from 'node:http'

import type { Dispatcher } from 'undici'

import { HeldController, NO_CONTROLLER } from '@/src/front/upstreams/held-controller'

/** So much of an answer that has begun is kept back in case that it breaks off. */
const HELD_BYTES = 512 * 1024
/** And so long: pages and what comes in one piece until they are whole, what is made while it is sent but a moment. */
const WHOLE_MS = 2_000
const STREAMED_MS = 100

const PAGE = /^text\/(?:html|x-component)/

/** A page comes in parts, but each visitor waits for all of them: half a page is of no use. */
function heldFor(headers: IncomingHttpHeaders): number {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('text/event-stream')) return 0
  const isWhole = 'content-length' in headers || type.startsWith('application/json')
  return isWhole || PAGE.test(type) ? WHOLE_MS : STREAMED_MS
}

type Controller = Dispatcher.DispatchController

type Begun = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly message: string | undefined
}

type Outcome = {
  /** Whether to ask elsewhere instead of passing this answer on. */
  readonly isNotIt: (status: number) => boolean
  /** It goes out, or will not: the web process has done what there was to do. */
  readonly out: () => void
  /** It is over, well or not. */
  readonly over: (error: Error | null) => void
  /** Nothing of an answer has gone out: whether another is asked for it. */
  readonly again: (error: Error | null) => boolean
}

/**
 * Hands an answer on. One that can be asked for again is held back for a moment: most are whole by
 * then, and one whose web process dies in the middle of it can come from another instead.
 */
export class HeldAnswer implements Dispatcher.DispatchHandler {
  #begun: Begun | null = null
  #chunks: Buffer[] = []
  #size = 0
  #isOut = false
  #isSkipped = false
  #timer: NodeJS.Timeout | undefined
  #isOver = false
  #steered: Controller = NO_CONTROLLER

  constructor(
    private readonly handler: Dispatcher.DispatchHandler,
    private readonly isHeld: boolean,
    private readonly outcome: Outcome,
  ) {}

  onRequestStart(controller: Controller, context: unknown): void {
    this.#steered = new HeldController(
      controller,
      () => this.#isOver,
      (steered, reason) => this.handler.onResponseError?.(steered, reason),
    )
    this.handler.onRequestStart?.(this.#steered, context)
  }

  onRequestUpgrade(
    ...args: Parameters<NonNullable<Dispatcher.DispatchHandler['onRequestUpgrade']>>
  ) {
    this.#isOut = true
    this.outcome.out()
    this.handler.onRequestUpgrade?.(...args)
  }

  onResponseStart(
    _: Controller,
    status: number,
    headers: IncomingHttpHeaders,
    message?: string,
  ): void {
    if (status < 200) return // no answer yet
    this.#begun = { status, headers, message }
    this.#isSkipped = this.isHeld && this.outcome.isNotIt(status)
    const ms = this.isHeld ? heldFor(headers) : 0
    if (ms === 0) this.#letOut()
    else if (!this.#isSkipped) this.#timer = setTimeout(() => this.#letOut(), ms)
  }

  onResponseData(_: Controller, chunk: Buffer): void {
    if (this.#isOut) {
      if (!this.#steered.aborted) this.handler.onResponseData?.(this.#steered, chunk)
      return
    }
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#size > HELD_BYTES) this.#letOut()
  }

  onResponseEnd(_: Controller, trailers: IncomingHttpHeaders): void {
    this.#isOver = true
    this.outcome.over(null)
    if (this.#isSkipped && !this.#isOut && this.outcome.again(null)) return
    this.#letOut()
    if (!this.#steered.aborted) this.handler.onResponseEnd?.(this.#steered, trailers)
  }

  onResponseError(_: Controller, error: Error): void {
    clearTimeout(this.#timer)
    this.#isOver = true
    this.outcome.over(error)
    if (!this.#isOut && this.outcome.again(error)) return
    this.#letOut()
    this.handler.onResponseError?.(this.#steered, error)
  }

  /** What was held goes out, unless its reader has gone meanwhile. */
  #letOut(): void {
    clearTimeout(this.#timer)
    this.outcome.out()
    if (this.#isOut || !this.#begun) return
    this.#isOut = true
    const { status, headers, message } = this.#begun
    this.handler.onResponseStart?.(this.#steered, status, headers, message)
    for (const chunk of this.#chunks) {
      if (!this.#steered.aborted) this.handler.onResponseData?.(this.#steered, chunk)
    }
    this.#chunks = []
  }
}
