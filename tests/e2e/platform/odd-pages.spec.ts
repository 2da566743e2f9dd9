import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { rounds } from '@/tests/support/suite/sample'
import { pageRequests, pageRoutes, sendRaw } from '../../support/e2e/page-requests'

const RUNS = rounds(400, 120)
/** Another one for another run: what fails names its own. */
const SEED = Number(process.env.CHARTERDESK_SEED ?? 20_261_121)

test('no page answers what a client sends with a failure of ours', async () => {
  test.slow()
  expect(pageRoutes()).toContain('checkout/[service]')
  const failures: string[] = []
  for (const asked of fc.sample(pageRequests(), { numRuns: RUNS, seed: SEED })) {
    const status = await sendRaw(asked).catch((error: unknown) => String(error))
    const isFine = typeof status === 'number' && status < 500
    const { method, path, headers } = asked
    const said = `${status} ${method} ${path.slice(0, 200)} ${JSON.stringify(headers)}`
    if (!isFine) failures.push(said)
  }

  expect(failures).toEqual([])
})
