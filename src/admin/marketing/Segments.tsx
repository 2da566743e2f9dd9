type Choice<Name extends string | number> = {
  readonly label: string
  readonly of: Readonly<Record<Name, string>>
  readonly names: readonly Name[]
  readonly value: Name
  readonly choose: (name: Name) => void
  readonly isFixed?: boolean
}

/** One of a few, all of them in sight. */
export function Segments<Name extends string | number>(props: Choice<Name>) {
  const { label, of, names, value, choose, isFixed } = props
  return (
    <fieldset className="marketing-segments" disabled={isFixed}>
      <legend>{label}</legend>
      {names.map((name) => (
        <button
          aria-pressed={name === value}
          className="kit-bare-button"
          key={name}
          onClick={() => choose(name)}
          type="button"
        >
          {of[name]}
        </button>
      ))}
    </fieldset>
  )
}
