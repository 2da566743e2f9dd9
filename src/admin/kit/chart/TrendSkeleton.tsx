export function TrendSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-hidden className="relative mb-13">
      <div className="grid grid-cols-3 overflow-clip border border-line rounded-ui bg-surface narrow:grid-cols-2">
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div className="kit-waiting h-38 shadow-[0_0_0_0.5px_var(--kit-line)]" key={index} />
        ))}
      </div>
    </div>
  )
}
