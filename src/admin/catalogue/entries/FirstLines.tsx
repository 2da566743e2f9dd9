type Props = {
  readonly label: string
  readonly lines: readonly string[]
  readonly most: number
}

/** The first of a list of texts, and how many more there are. */
export function FirstLines({ label, lines, most }: Props) {
  if (lines.length === 0) return null
  const more = lines.length - most
  return (
    <ul aria-label={label} className="entry-first">
      {lines.slice(0, most).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <li key={at}>{line}</li>
      ))}
      {more > 0 && <li className="entry-more">{`+${more} more`}</li>}
    </ul>
  )
}
