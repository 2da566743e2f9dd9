/** What the settings of an account show of its order news. */
export type OrderNewsState = {
  readonly isOffered: boolean
  readonly phone: string
  readonly isConfirmed: boolean
  /** What to send from it, and to where, while it waits to be confirmed. */
  readonly confirm: {
    readonly words: string
    readonly number: string
    readonly link: string
  } | null
}
