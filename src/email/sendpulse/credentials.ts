/** What opens SendPulse's API, and where that is. */
export type SendPulseAccount = {
  readonly clientId: string
  readonly clientSecret: string
  readonly baseUrl: string
  /** How long an answer is waited for. */
  readonly patienceMs: number
}

/** SendPulse itself: silent for longer it is given up, so that a job ends before its time is up. */
export const SENDPULSE = { baseUrl: 'https://api.sendpulse.com', patienceMs: 20_000 } as const
