import type { LucideIcon } from 'lucide-react'

type Props = {
  readonly icon: LucideIcon
  /** What it does, and to what. */
  readonly label: string
  /** A tooltip of one word. */
  readonly title: string
  readonly className?: string | undefined
  readonly onAct: () => void
}

/** A button that is a picture alone. */
export function IconButton({ icon: Icon, label, title, className = '', onAct }: Props) {
  return (
    <button
      aria-label={label}
      className={`kit-icon-button ${className}`.trim()}
      onClick={onAct}
      title={title}
      type="button"
    >
      <Icon aria-hidden size={15} />
    </button>
  )
}
