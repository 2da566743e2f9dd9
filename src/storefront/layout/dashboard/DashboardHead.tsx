import type { ReactNode } from 'react'

type DashboardHeadProps = { title: ReactNode; intro?: ReactNode; action?: ReactNode }

/** What a page of the dashboard is, and the one thing to do there. */
export function DashboardHead({ title, intro, action }: DashboardHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="heading text-2xl wrap-anywhere">{title}</h1>
        {intro && <p className="mt-2 max-w-[60ch] text-muted">{intro}</p>}
      </div>
      {action}
    </div>
  )
}
