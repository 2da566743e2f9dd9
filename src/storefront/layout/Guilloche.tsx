import { cx } from '@/src/storefront/ui/cx'

const PERIOD = 36
const HEIGHT = 14

const QUARTER = PERIOD / 4
const REACH = HEIGHT / 2 - 1
/** How far each of the waves that are laced into one another is moved. */
const SHIFTS = [0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6].map((part) => -part * PERIOD)

const short = (...numbers: number[]) => numbers.map((number) => Number(number.toFixed(2))).join(' ')

/** Two quarters of a sine wave, away from its axis and back, as the cubic curves closest to them. */
function arch(way: 1 | -1): string {
  const y = (part: number) => way * part * REACH
  const away = short(0.326 * QUARTER, y(0.512), 0.638 * QUARTER, y(1), QUARTER, y(1))
  const back = short(0.362 * QUARTER, 0, 0.674 * QUARTER, y(-0.488), QUARTER, y(-1))
  return `c${away}c${back}`
}

/** So long that it still fills a period when it is moved by nearly one. */
const WAVE = `M0 ${HEIGHT / 2}${arch(1)}${arch(-1)}${arch(1)}${arch(-1)}`

/** The interlaced lines around a certificate; one of them on a page. */
export function Guilloche() {
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0 text-paper-line">
        <defs>
          <path id="guilloche-wave" d={WAVE} fill="none" stroke="currentColor" strokeWidth="0.6" />
          <pattern id="guilloche" width={PERIOD} height={HEIGHT} patternUnits="userSpaceOnUse">
            {SHIFTS.map((x) => (
              <use key={x} href="#guilloche-wave" x={x} />
            ))}
          </pattern>
          <pattern
            id="guilloche-upright"
            href="#guilloche"
            patternTransform={`translate(${HEIGHT} 0) rotate(90)`}
          />
        </defs>
      </svg>
      <Band pattern="guilloche" className="inset-x-6 top-2 h-3.5 w-[calc(100%-3rem)]" />
      <Band pattern="guilloche" className="inset-x-6 bottom-2 h-3.5 w-[calc(100%-3rem)]" />
      <Band pattern="guilloche-upright" className="inset-y-6 left-2 h-[calc(100%-3rem)] w-3.5" />
      <Band pattern="guilloche-upright" className="inset-y-6 right-2 h-[calc(100%-3rem)] w-3.5" />
      <Corner className="top-2 left-2" />
      <Corner className="top-2 right-2" />
      <Corner className="bottom-2 left-2" />
      <Corner className="right-2 bottom-2" />
    </>
  )
}

function Band({ pattern, className }: { pattern: string; className: string }) {
  return (
    <svg aria-hidden="true" className={cx('absolute', className)}>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
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
