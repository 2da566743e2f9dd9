import type { ReactNode } from 'react'

type Props = {
  readonly number: 1 | 2 | 3
  readonly title: string
  readonly children: ReactNode
}

export const Step = ({ number, title, children }: Props) => (
  <section aria-label={title} className="mb-4 px-4 py-3.5 border border-line rounded-[8px]">
    <h2 className="flex items-center gap-2.5 m-0 mb-3 text-base">
      <span
        aria-hidden
        className="inline-flex items-center justify-center size-5.5 rounded-full bg-accent text-on-accent text-xs"
      >
        {number}
      </span>
      {title}
    </h2>
    {children}
  </section>
)
