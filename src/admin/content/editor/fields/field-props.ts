/** What every field of an element is given. */
export type FieldProps = {
  readonly id: string
  readonly value: string
  readonly isReadOnly: boolean
  readonly isBad: boolean
  /** What says how much it holds, or what is wrong with it. */
  readonly help: string
  readonly hasLines: boolean
  /** The color of the brand that the grounds of the site are made of. */
  readonly brandColor: string
  readonly onType: (value: string) => void
}
