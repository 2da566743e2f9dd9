import Link from 'next/link'

type FiguresProps = { active: number; completed: number; documents: number; openTickets: number }

/** How much there is of each thing, and the way to it. Nothing while there is none of anything. */
export function Figures({ active, completed, documents, openTickets }: FiguresProps) {
  const figures = [
    ['Active orders', active, '/dashboard/orders?status=active'],
    ['Completed orders', completed, '/dashboard/orders?status=completed'],
    ['Documents', documents, '/dashboard/documents'],
    ['Open tickets', openTickets, '/dashboard/support?status=open'],
  ] as const
  if (figures.every(([, count]) => count === 0)) return null
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-ui border border-border bg-border gap-px md:grid-cols-4">
      {figures.map(([label, count, href]) => (
        <div
          key={label}
          className="relative flex flex-col-reverse justify-end bg-raised px-5 py-4 hover:bg-panel"
        >
          <dt className="text-sm text-muted">
            <Link href={href} className="after:absolute after:inset-0">
              {label}
            </Link>
          </dt>
          <dd className="text-xl font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
