import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The sets in the order in which they begin. A worker goes on with the next file only where that is of
 * the same set; before any other it ends, and its successor starts the whole product again.
 */
const SETS = ['faults apart', 'faults', 'integration', 'apart', 'processes', 'unit']

/**
 * The files of each set that take longest, longest first. Some of them work and some mostly wait, so
 * that they share a machine well; whichever began last would leave most of it idle.
 */
const LONGEST = [
  'tests/faults/purchase/failpoint-matrix.test.ts',
  'tests/faults/payments/gateways-at-fault.test.ts',
  'tests/faults/payments/every-switch.release.test.ts',
  'tests/faults/purchase/volume.release.test.ts',
  'tests/faults/payments/switch-matrix.test.ts',
  'tests/faults/mail/mail-kills.release.test.ts',
  'tests/faults/marketing/campaign-kills.release.test.ts',
  'tests/faults/purchase/payments-that-cross.test.ts',
  'tests/endpoints/accounts/escalation.test.ts',
  'tests/services/purchase/one-attempt.test.ts',
  'tests/collections/platform/access.test.ts',
  'tests/services/purchase/purchase.test.ts',
  'tests/services/purchase/refund-order.test.ts',
  'tests/scripts/supervision.test.ts',
]

const placeIn = (list: readonly string[], name: string): number => {
  const place = list.indexOf(name)
  return place < 0 ? list.length : place
}

const setOf = ({ project }: TestSpecification): number => placeIn(SETS, project.name)

const rankOf = ({ moduleId }: TestSpecification): number =>
  placeIn(LONGEST, relative(process.cwd(), moduleId))

/** Begins with the longest files of each set; the rest comes as Vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (one, other) => setOf(one) - setOf(other) || rankOf(one) - rankOf(other),
    )
  }
}
