import { cx } from '@/src/storefront/ui/cx'

const PERIOD = 36
const HEIGHT = 14

/** One wave of the engraved border, shifted by a fraction of its period. */
function wave(shift: number): string {
  const steps = 24
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * PERIOD
    const y = HEIGHT / 2 + (HEIGHT / 2 - 1) * Math.sin((index / steps + shift) * 2 * Math.PI)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  })
  return `M${points.join('L')}`
}

const WAVES = [0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6].map(wave)

/** The interlaced lines around a certificate. */
export function Guilloche() {
  return (
    <>
      <Band id="guilloche-top" className="inset-x-6 top-2 h-3.5" />
      <Band id="guilloche-bottom" className="inset-x-6 bottom-2 h-3.5" />
      <Band id="guilloche-left" className="inset-y-6 left-2 w-3.5" upright />
      <Band id="guilloche-right" className="inset-y-6 right-2 w-3.5" upright />
      <Corner className="top-2 left-2" />
      <Corner className="top-2 right-2" />
      <Corner className="bottom-2 left-2" />
      <Corner className="right-2 bottom-2" />
    </>
  )
}

function Band(props: { id: string; className: string; upright?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={cx(
        'absolute text-paper-line',
        props.upright ? 'h-[calc(100%-3rem)]' : 'w-[calc(100%-3rem)]',
        props.className,
      )}
    >
      <defs>
        <pattern
          id={props.id}
          width={PERIOD}
          height={HEIGHT}
          patternUnits="userSpaceOnUse"
          patternTransform={props.upright ? `translate(${HEIGHT} 0) rotate(90)` : undefined}
        >
          {WAVES.map((path) => (
            <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth="0.6" />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${props.id})`} />
    </svg>
  )
}

function Corner({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={cx('absolute size-3.5 text-paper-line', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.7"
    >
      <rect x="0.5" y="0.5" width="13" height="13" />
      <path d="M7 1.5 12.5 7 7 12.5 1.5 7Z" />
      <circle cx="7" cy="7" r="2" />
    </svg>
  )
}
