import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import { findStates } from '@/src/domain/catalogue/states/find-states'
import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { StateFee } from '@/src/storefront/catalogue/states/StateFee'
import { cx } from '@/src/storefront/ui/cx'
import { CONTROL, Field } from '@/src/storefront/ui/forms/field'

type StateSearchProps = {
  states: readonly StateOffer[]
  type: CompanyType
  chosen: StateOffer | undefined
  /** Typed in full and left: it is meant, and no more than that. */
  onChoose: (state: StateOffer) => void
  /** Taken from the list. */
  onTake: (state: StateOffer) => void
}

/** Every state, found by typing. On a phone the list is part of the page, so nothing covers it. */
export function StateSearch({ type, ...props }: StateSearchProps) {
  const { chosen } = props
  const { inputProps, listId, isOpen, items, marked, optionId, take } = useCombobox(props)
  const { id } = inputProps
  const box = useRef<HTMLDivElement>(null)

  // On a phone the list would open beneath the bar, or beneath the keyboard.
  useEffect(() => {
    const isLow = (box.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight - 100
    if (isOpen && isLow) box.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])

  return (
    <Field id={id} label="All 50 states and DC" help={HELP}>
      <div ref={box} className="relative scroll-mt-12">
        <div className="relative">
          <input
            {...inputProps}
            aria-describedby={`${id}-help`}
            placeholder="Search, such as Ohio or TX"
            onFocus={(event) => event.target.select()}
            className={cx(CONTROL, 'h-11 pr-10')}
          />
          <ChevronDown
            aria-hidden
            className={cx(
              'pointer-events-none absolute top-3.5 right-3 size-4 text-muted transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </div>
        <div
          id={listId}
          role="listbox"
          aria-label="States"
          hidden={!isOpen || items.length === 0}
          className="mt-1.5 max-h-72 overflow-y-auto overscroll-contain rounded-ui lg:absolute lg:inset-x-0 lg:top-11 lg:z-30 border border-border-strong bg-raised py-1 shadow-float"
        >
          {items.map((state) => (
            <StateOption
              key={state.code}
              id={optionId(state)}
              state={state}
              fee={state.fees[type]}
              isMarked={state === marked}
              isChosen={state.id === chosen?.id}
              onTake={() => take(state)}
            />
          ))}
        </div>
        <p role="status" className={cx('text-sm text-muted', isOpen && !marked && 'mt-2')}>
          {isOpen && items.length === 0 && (
            <span>{'No state has that name. Try its first letters.'}</span>
          )}
          {isOpen && items.length > 0 && <span className="sr-only">{items.length} states</span>}
        </p>
      </div>
    </Field>
  )
}

const HELP = 'Type a name or its two letters.'

type StateOptionProps = {
  id: string
  state: StateOffer
  fee: TypeFee | null
  isMarked: boolean
  isChosen: boolean
  onTake: () => void
}

function StateOption({ id, state, fee, isMarked, isChosen, onTake }: StateOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text field, whose keys act
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 text-sm hover:bg-panel',
        isMarked && 'bg-accent-soft outline -outline-offset-1 outline-accent',
      )}
    >
      <span className={isChosen ? 'font-semibold' : undefined}>
        {state.name} <span className="text-xs text-muted">{state.code}</span>
      </span>
      <StateFee fee={fee} className="text-muted" />
    </div>
  )
}

/**
 * A text field with a list that narrows as one types (the combobox of the ARIA guide).
 *
 * Arrows move through the list, Enter takes what is marked, Escape closes the list and keeps what
 * was chosen before.
 */
function useCombobox({ states, chosen, onChoose, onTake }: Omit<StateSearchProps, 'type'>) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const items = isOpen ? findStates(states, typed ?? '') : []
  const marked = items[active]
  const optionId = (state: StateOffer) => `${id}-${state.code}`
  const markedId = marked && optionId(marked)

  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])

  function open() {
    if (isOpen) return
    setIsOpen(true)
    const all = findStates(states, '')
    setActive(Math.max(0, chosen ? all.findIndex(({ code }) => code === chosen.code) : 0))
  }

  function close() {
    setIsOpen(false)
    setTyped(null)
  }

  function take(state: StateOffer) {
    onTake(state)
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
    const name = typed?.trim().toLowerCase()
    const exact = states.find((one) => one.name.toLowerCase() === name)
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
      value: typed ?? chosen?.name ?? '',
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
