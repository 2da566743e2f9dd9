import type { ReactNode } from 'react'

/** A key, or a shortcut that is typed, as the composer names it. */
export const Kbd = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <kbd
    aria-hidden
    className={`px-1 py-0 border border-current rounded-[3px] font-normal text-2xs leading-4 ${className}`}
  >
    {children}
  </kbd>
)
