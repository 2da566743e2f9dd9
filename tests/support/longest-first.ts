import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, longest first. Some of them work and some mostly wait, so that they
 * share a machine well; whichever began last would leave most of it idle.
 */
const LONGEST = [
  'tests/faults/purchase/failpoint-matrix.test.ts',
  'tests/faults/payments/gateways-at-fault.test.ts',
  'tests/faults/payments/every-switch.test.ts',
  'tests/faults/purchase/volume.test.ts',
  'tests/endpoints/accounts/escalation.test.ts',
  'tests/services/purchase/one-attempt.test.ts',
  'tests/faults/payments/switch-matrix.test.ts',
  'tests/faults/platform/database.test.ts',
  'tests/faults/purchase/payments-that-cross.test.ts',
  'tests/collections/platform/access.test.ts',
  'tests/scripts/supervision.test.ts',
  'tests/services/purchase/purchase.test.ts',
  'tests/services/purchase/refund-order.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(relative(process.cwd(), moduleId))
  return place < 0 ? LONGEST.length : place
}

/** Begins with the longest files; the rest comes as Vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
