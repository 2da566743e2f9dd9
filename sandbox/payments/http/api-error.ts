/** A refusal, with the whole body in which the provider's API answers one. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, body?: Readonly<Record<string, unknown>>) {
    super(message)
    this.status = status
    this.body = body ?? { error: { type: 'invalid_request_error', message } }
  }
}
