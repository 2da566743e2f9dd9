/** The room that figures will take. */
export function TrendSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-hidden className="kit-trends kit-trends--waiting">
      <div className="kit-trends__grid">
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div className="kit-trend" key={index} />
        ))}
      </div>
    </div>
  )
}
