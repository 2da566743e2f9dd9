import type { ReactNode } from 'react'

type Props = {
  /** What is in it; said when the keyboard arrives at it. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A small table that needs no sorting; where it is too wide, it scrolls and the page does not. */
export function PlainTable({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="admin-table-scroll" aria-label={label} tabIndex={0}>
      <table className={`admin-plain-table ${className}`.trim()}>{children}</table>
    </section>
  )
}
