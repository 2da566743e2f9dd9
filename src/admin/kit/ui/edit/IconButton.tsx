import type { LucideIcon } from 'lucide-react'

type Props = {
  readonly icon: LucideIcon
  /** What it does, and to what. */
  readonly label: string
  /** A tooltip of one word. */
  readonly title: string
  readonly className?: string | undefined
  readonly isOff?: boolean
  readonly onAct: () => void
}

export function IconButton({ icon: Icon, label, title, className = '', isOff, onAct }: Props) {
  return (
    <button
      aria-disabled={isOff}
      aria-label={label}
      className={`kit-icon-button phone:size-9 aria-disabled:opacity-40 aria-disabled:cursor-default ${className}`.trim()}
      onClick={onAct}
      title={title}
      type="button"
    >
      <Icon aria-hidden size={15} />
    </button>
  )
}
