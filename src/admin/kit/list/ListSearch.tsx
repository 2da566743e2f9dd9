import { Search } from 'lucide-react'

type Props = {
  readonly action: string
  readonly label: string
  readonly text: string
  /** What else stands in the address, and stays. */
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/** A search that is a plain form: it works before any script does. */
export function ListSearch({ action, label, text, kept }: Props) {
  return (
    <search className="list-search">
      <form action={action}>
        <Search aria-hidden size={16} />
        <input
          aria-label={label}
          defaultValue={text}
          key={text}
          maxLength={200}
          name="q"
          placeholder={label}
          type="search"
        />
        {kept.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
      </form>
    </search>
  )
}
