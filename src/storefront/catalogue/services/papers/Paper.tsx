import type { ReactNode } from 'react'

type PaperProps = {
  /** Who issues it, and what it is called. */
  from: string
  title: string
  /** What the picture shows, for those who do not see it. */
  caption: string
  children: ReactNode
}

/** A sheet such as the customer receives, with invented names and numbers. */
export function Paper({ from, title, caption, children }: PaperProps) {
  return (
    <figure className="mx-auto w-full max-w-116 bg-paper lg:mr-0 p-6 text-sm shadow-float ring-1 ring-border sm:p-8">
      <div className="flex items-baseline justify-between gap-4 border-b border-paper-line pb-3">
        <p className="text-xs font-semibold">{from}</p>
        <p className="text-xs tracking-[0.14em] text-muted uppercase">Specimen</p>
      </div>
      <p className="heading mt-4 text-xl">{title}</p>
      <div className="mt-4">{children}</div>
      <figcaption className="sr-only">{caption}</figcaption>
    </figure>
  )
}

/** Name and value, line by line. */
export function PaperFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 border-b border-border py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number that all of it is about. */
export function PaperNumber({ label, value }: { label: string; value: string }) {
  return (
    <p className="mb-4 border-l-2 border-accent pl-4">
      <span className="block text-xs text-muted">{label}</span>
      <span className="heading mt-1 block text-2xl tracking-normal tabular-nums">{value}</span>
    </p>
  )
}
