const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** The shape of the rows while they are read. */
export function ListSkeleton({ columns }: { columns: readonly { readonly key: string }[] }) {
  return (
    <div aria-busy="true" aria-label="Loading" className="list-skeleton" role="status">
      {ROWS.map((row) => (
        <div key={row}>
          {columns.map(({ key }) => (
            <span key={key} />
          ))}
        </div>
      ))}
    </div>
  )
}
