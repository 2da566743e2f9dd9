import { Command } from 'cmdk'
import type { ReactNode } from 'react'

/** What opens over the page to choose from. */
export const POPOVER =
  'p-1 overflow-auto border border-line rounded-ui bg-surface shadow-[0_4px_16px_rgb(0_0_0/12%)]'

type Props = {
  readonly value: string
  readonly onSelect: () => void
  readonly children: ReactNode
  /** What tells it from others of its name. */
  readonly note?: ReactNode
}

/** One of what was found. */
export const Choice = ({ value, onSelect, children, note }: Props) => (
  <Command.Item
    className="flex items-center justify-between gap-4 min-h-8.5 px-2.5 py-1.25 rounded-ui cursor-pointer data-[selected=true]:bg-accent-soft"
    onSelect={onSelect}
    value={value}
  >
    <span className="truncate">{children}</span>
    {note !== undefined && (
      <small className="flex-none max-w-[55%] truncate text-muted text-xs">{note}</small>
    )}
  </Command.Item>
)
