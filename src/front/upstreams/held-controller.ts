import type { Dispatcher } from 'undici'

type Controller = Dispatcher.DispatchController

/** What a handler is told of a request that never began. */
export const NO_CONTROLLER: Controller = {
  aborted: false,
  paused: false,
  reason: null,
  abort: () => {},
  pause: () => {},
  resume: () => {},
}

/**
 * What the reader of a held answer steers it by. By the time that it is let out the exchange may be
 * over, and then no one else tells the reader that it has broken off.
 */
export class HeldController implements Controller {
  aborted = false
  reason: Error | null = null

  constructor(
    private readonly inner: Controller,
    private readonly isOver: () => boolean,
    private readonly tellBroken: (controller: Controller, reason: Error) => void,
  ) {}

  get paused(): boolean {
    return this.inner.paused
  }

  abort(reason: Error): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    if (this.isOver()) this.tellBroken(this, reason)
    else this.inner.abort(reason)
  }

  pause(): void {
    if (!this.isOver()) this.inner.pause()
  }

  resume(): void {
    if (!this.isOver()) this.inner.resume()
  }
}
