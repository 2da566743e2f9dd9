import { Star } from 'lucide-react'

/** One to five points, as a figure beside one star. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="careers-stars">
    <Star aria-hidden fill="currentColor" size={12} />
    {rating}
    <span className="careers-hidden"> of 5</span>
  </span>
)
