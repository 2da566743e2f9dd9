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
    <search className="list-search flex-[0_1_300px] phone:basis-full focus-within:outline-ring">
      <form
        className="flex items-center gap-2 h-8 px-2.5 border border-line rounded-ui bg-input text-muted"
        action={action}
      >
        <Search className="flex-none" aria-hidden size={16} />
        <input
          className="w-full min-w-0 border-0 bg-transparent font-inherit text-text outline-none placeholder:text-faint"
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
