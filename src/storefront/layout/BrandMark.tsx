/** Stands in for a logo: a sealed document. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className={className}>
      <path
        d="M3 1.5h15.5L25 8v18.5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-23a2 2 0 0 1 2-2Z"
        fill="var(--raised)"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M6.5 10h9M6.5 15h13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle
        cx="18.5"
        cy="23.5"
        r="5.5"
        fill="var(--accent)"
        stroke="var(--raised)"
        strokeWidth="2"
      />
    </svg>
  )
}
