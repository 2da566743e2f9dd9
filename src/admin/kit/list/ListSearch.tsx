'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

type Props = {
  readonly action: string
  readonly label: string
  readonly text: string
  /** What else stands in the address, and stays. */
  readonly kept: readonly (readonly [name: string, value: string])[]
}

const PAUSE_MS = 250

/**
 * A search that asks again once no more is typed for a moment. It stays in the address and keeps the
 * focus; before any script runs, it is a plain form.
 */
export function ListSearch({ action, label, text, kept }: Props) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { current } = input
    if (current && current !== document.activeElement) current.value = text // the address changed
  }, [text])
  useEffect(() => () => clearTimeout(later.current), [])
  const ask = () => {
    clearTimeout(later.current)
    const q = input.current?.value.trim()
    const query = new URLSearchParams([...kept.map((pair) => [...pair]), ...(q ? [['q', q]] : [])])
    router.replace(query.size > 0 ? `${action}?${query}` : action, { scroll: false })
  }
  return (
    <search className="list-search flex-[1_1_200px] wide:max-w-75 phone:basis-full focus-within:outline-ring">
      <form
        className="flex items-center gap-2 h-8 px-2.5 border border-line rounded-ui bg-input text-muted"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <Search className="flex-none" aria-hidden size={16} />
        <input
          className="w-full min-w-0 border-0 bg-transparent font-inherit text-text text-ellipsis outline-none placeholder:text-faint"
          aria-label={label}
          defaultValue={text}
          maxLength={200}
          name="q"
          onChange={() => {
            clearTimeout(later.current)
            later.current = setTimeout(ask, PAUSE_MS)
          }}
          placeholder={label}
          ref={input}
          type="search"
        />
        {kept.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
      </form>
    </search>
  )
}
