import './page-skeleton.css'

const LINES = Array.from({ length: 8 }, (_, line) => line)

/** The shape of a screen while it is read: its title, its figures, its lines. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" className="page-skeleton" role="status">
      <span className="page-skeleton__title" />
      <span className="page-skeleton__words" />
      <div className="page-skeleton__lines">
        {LINES.map((line) => (
          <span key={line} />
        ))}
      </div>
    </div>
  )
}
