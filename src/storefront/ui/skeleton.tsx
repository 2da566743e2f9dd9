import { cx } from './cx'

/** Holds the place of what is loading: give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cx(
        'animate-[pulse-soft_1.6s_ease-in-out_infinite] rounded-ui bg-border',
        className,
      )}
    />
  )
}
