import { keysOf } from '@/src/domain/vocabulary/keys'

type Choice<Name extends string> = {
  readonly label: string
  readonly of: Readonly<Record<Name, string>>
  readonly value: Name
  readonly choose: (name: Name) => void
  readonly isFixed?: boolean
}

/** One of a few, all of them in sight. */
export function Segments<Name extends string>(props: Choice<Name>) {
  const { label, of, value, choose, isFixed } = props
  return (
    <fieldset
      className="[form>&]:mb-2 flex gap-1 m-0 p-0 border-0 text-xs leading-5"
      disabled={isFixed}
    >
      <legend className="float-left me-1.5 px-0 py-0.5 text-muted">{label}</legend>
      {keysOf(of).map((name) => (
        <button
          aria-pressed={name === value}
          className="kit-bare-button px-2 py-px hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
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
