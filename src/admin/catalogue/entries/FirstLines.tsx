type Props = {
  readonly label: string
  readonly lines: readonly string[]
  readonly most: number
}

const LINE = "relative ps-3.5 before:absolute before:start-1 before:content-['·']"

export function FirstLines({ label, lines, most }: Props) {
  if (lines.length === 0) return null
  const more = lines.length - most
  return (
    <ul aria-label={label} className="m-0 p-0 list-none">
      {lines.slice(0, most).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <li className={LINE} key={at}>
          {line}
        </li>
      ))}
      {more > 0 && <li className="ps-3.5 text-muted">{`+${more} more`}</li>}
    </ul>
  )
}
