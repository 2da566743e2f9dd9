// The load of `npm run bench`. The web processes to use stand in BENCH_ORIGINS.
import { buy, type Choice, readChoice, type Steps } from './buyer'
import { keepBusy, percentile, sized, type Timings, timed } from './figures'

const AT_ONCE = sized(16, 2)
const WARM_UP = { atOnce: AT_ONCE, seconds: sized(6, 0) }
const MEASURED = { atOnce: AT_ONCE, seconds: sized(25, 1) }

type Result = { readonly perSecond: number; readonly steps: Steps }

let turn = 0

async function measure(origins: readonly string[], choice: Choice): Promise<Result> {
  const unused: Steps = { quote: [], place: [], settle: [] }
  await keepBusy(WARM_UP, () => buy(++turn, origins, choice, unused))
  const steps: Steps = { quote: [], place: [], settle: [] }
  const began = performance.now()
  const done = await keepBusy(MEASURED, () => buy(++turn, origins, choice, steps))
  return { perSecond: (done * 1000) / (performance.now() - began), steps }
}

/** What the barest endpoint takes at the same time of day on the same machine, to compare with. */
async function measureBare(origin: string): Promise<number> {
  const timings: Timings = []
  await keepBusy({ atOnce: AT_ONCE, seconds: sized(5, 1) }, async () => {
    await timed(timings, async () => (await fetch(`${origin}/api/health`)).text())
  })
  return percentile(timings, 0.95)
}

function row(label: string, { perSecond, steps }: Result, bare: number, one: Result): string {
  const p95 = (timings: Timings) => {
    const ms = percentile(timings, 0.95)
    return `${ms.toFixed(0)} ms (${(ms / bare).toFixed(1)}×)`.padStart(18)
  }
  const rate = `${perSecond.toFixed(1)}/s (${(perSecond / one.perSecond).toFixed(2)}×)`
  return `${label.padEnd(18)}${rate.padStart(18)}${p95(steps.quote)}${p95(steps.place)}${p95(steps.settle)}`
}

const origins = (process.env.BENCH_ORIGINS ?? '').split(',').filter(Boolean)
const [first = ''] = origins
const choice = await readChoice(first)
const bare = await measureBare(first)
console.log(`\nMeasuring checkouts, ${AT_ONCE} buyers at once, ${MEASURED.seconds} s each …\n`)
const one = await measure([first], choice)
const all = await measure(origins, choice)
const head = ['completed', 'quote p95', 'place p95', 'settle p95']
console.log(`${''.padEnd(18)}${head.map((title) => title.padStart(18)).join('')}`)
console.log(row('1 web process', one, bare, one))
console.log(row(`${origins.length} web processes`, all, bare, one))
console.log(
  `\nCompleted: relative to one web process. p95: relative to the p95 of GET /api/health with as\nmany callers (${bare.toFixed(1)} ms). Web, database, sandbox and the buyers share this machine.`,
)
