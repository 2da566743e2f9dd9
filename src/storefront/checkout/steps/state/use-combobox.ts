import { type KeyboardEvent, useEffect, useId, useState } from 'react'

type ComboboxOptions<Item> = {
  /** What answers to the text typed; to all of them where it is empty. */
  readonly find: (typed: string) => readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly labelOf: (item: Item) => string
  readonly chosen: Item | undefined
  /** Typed in full and left: it is meant, and no more than that. */
  readonly onChoose: (item: Item) => void
  /** Taken from the list. */
  readonly onTake: (item: Item) => void
}

/**
 * A text field with a list that narrows as one types (the combobox of the ARIA guide).
 *
 * Arrows move through the list, Enter takes what is marked, Escape closes the list and keeps what
 * was chosen before.
 */
export function useCombobox<Item>(options: ComboboxOptions<Item>) {
  const { find, keyOf, labelOf, chosen, onChoose, onTake } = options
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const items = isOpen ? find(typed ?? '') : []
  const marked = items[active]
  const optionId = (item: Item) => `${id}-${keyOf(item)}`
  const markedId = marked && optionId(marked)

  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])

  function open() {
    if (isOpen) return
    setIsOpen(true)
    const all = find('')
    setActive(Math.max(0, chosen ? all.findIndex((one) => keyOf(one) === keyOf(chosen)) : 0))
  }

  function close() {
    setIsOpen(false)
    setTyped(null)
  }

  function take(item: Item) {
    onTake(item)
    close()
  }

  function move(by: number) {
    if (!isOpen) return open()
    if (items.length > 0) setActive((active + by + items.length) % items.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isOpen) {
      if (marked) take(marked)
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  function onBlur() {
    const only = typed === null ? [] : find(typed)
    const exact = only.find((one) => labelOf(one).toLowerCase() === typed?.trim().toLowerCase())
    if (exact) onChoose(exact)
    close()
  }

  return {
    isOpen,
    items,
    marked,
    take,
    optionId,
    listId: `${id}-list`,
    inputProps: {
      id,
      role: 'combobox' as const,
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': markedId,
      autoComplete: 'off',
      value: typed ?? (chosen ? labelOf(chosen) : ''),
      onClick: open,
      onBlur,
      onKeyDown,
      onChange: (event: { target: { value: string } }) => {
        setTyped(event.target.value)
        setActive(0)
        setIsOpen(true)
      },
    },
  }
}
