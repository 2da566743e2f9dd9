import type { ReactNode } from 'react'

import { Checkbox } from '@/src/storefront/ui/forms/checkbox'

type OptionBoxProps = {
  name?: string
  label: string
  price?: ReactNode
  help?: ReactNode
  error?: string
  isChosen: boolean
  onToggle: (isOn: boolean) => void
  /** What is asked once it is wanted. */
  children?: ReactNode
}

/** Something that can be added to the order. */
export function OptionBox(props: OptionBoxProps) {
  const { name, label, price, help, error, isChosen, onToggle, children } = props
  return (
    <div className="rounded-ui border border-border-strong bg-raised transition-colors hover:border-text has-checked:border-accent">
      <Checkbox
        name={name}
        checked={isChosen}
        onChange={(event) => onToggle(event.target.checked)}
        label={
          <span className="flex justify-between gap-4 font-semibold">
            {label}
            {price && <span className="whitespace-nowrap tabular-nums">{price}</span>}
          </span>
        }
        help={help}
        error={error}
        className="p-4 [&_label>span:last-child]:grow"
      />
      {isChosen && children}
    </div>
  )
}
