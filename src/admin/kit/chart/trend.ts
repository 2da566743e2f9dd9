export type ChartPoint = {
  readonly day: string
  readonly dayWords: string
  readonly value: number
  readonly words: string
}

export type TrendStat = {
  readonly label: string
  readonly value: string
  /** What stands beside it, as what it is not made of. */
  readonly beside?: string
  readonly change: {
    readonly words: string
    readonly than: string
    readonly tone: 'up' | 'down' | 'same'
  }
  readonly points: readonly ChartPoint[]
}
