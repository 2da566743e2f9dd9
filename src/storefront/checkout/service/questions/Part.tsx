import { type ReactNode, useId } from 'react'

/** One part of the details, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <h2 id={id} className="-mb-2 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
