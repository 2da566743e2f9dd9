import { useId } from 'react'

const TEETH = 48
const RIM = 57.25

/** As long as a tooth, and as the gap beside it. */
const TOOTH = ((Math.PI * RIM) / TEETH).toFixed(3)

/** An embossed seal with words around it and a word in its middle. */
export function Seal({
  around,
  word,
  className,
}: {
  around: string
  word: string
  className?: string
}) {
  const ring = useId()
  const size = word.length > 5 ? 15 : 21
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <circle cx="60" cy="60" r={RIM - 1} fill="var(--accent)" />
      <circle
        cx="60"
        cy="60"
        r={RIM}
        fill="none"
        stroke="var(--accent)"
        strokeDasharray={TOOTH}
        strokeWidth="3.5"
      />
      <g fill="none" stroke="var(--on-accent)">
        <circle cx="60" cy="60" r="51" strokeWidth="1" />
        <circle cx="60" cy="60" r="33" strokeWidth="1" />
        <circle cx="60" cy="60" r="30.5" strokeWidth="0.5" />
      </g>
      <defs>
        <path id={ring} d="M60 99a39 39 0 1 1 .01 0" />
      </defs>
      <text fill="var(--on-accent)" fontSize="9" fontWeight="600" letterSpacing="1.4">
        <textPath href={`#${ring}`} textLength="238">
          {around}
        </textPath>
      </text>
      <text
        x="60"
        y={60 + size / 3}
        fill="var(--on-accent)"
        textAnchor="middle"
        fontSize={size}
        className="heading"
      >
        {word}
      </text>
    </svg>
  )
}
