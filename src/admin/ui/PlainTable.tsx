import type { ReactNode } from 'react'

type Props = { readonly className?: string; readonly children: ReactNode }

/** A small table that needs no sorting; where it is too wide, it scrolls and the page does not. */
export function PlainTable({ className = '', children }: Props) {
  return (
    <div className="admin-table-scroll">
      <table className={`admin-plain-table ${className}`.trim()}>{children}</table>
    </div>
  )
}
