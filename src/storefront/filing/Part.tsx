import type { ReactNode } from 'react'

type PartProps = { id: string; title: string; intro?: ReactNode; children: ReactNode }

/** One question of the form and everything that belongs to it. */
export function Part({ id, title, intro, children }: PartProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0 border-t border-border pt-6 focus:outline-none"
    >
      <legend className="float-left w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-5 pt-2">
        {intro && <p className="text-sm text-muted">{intro}</p>}
        {children}
      </div>
    </fieldset>
  )
}
