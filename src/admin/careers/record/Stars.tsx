import { Star } from 'lucide-react'

export const Stars = ({ rating }: { rating: number }) => (
  <span className="inline-flex items-center gap-0.75 tabular-nums">
    <Star aria-hidden fill="currentColor" size={12} />
    {rating}
    <span className="sr-only"> of 5</span>
  </span>
)
