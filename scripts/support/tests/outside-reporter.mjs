import { writeFileSync } from 'node:fs'

/** Vitest's JSON report does not tell of errors outside of any test: they are written beside it. */
export default class OutsideReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly { message?: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.CHARTERDESK_OUTSIDE
    const told = errors.map(
      ({ message, stack }) => stack ?? message ?? 'An error without a message',
    )
    if (file) writeFileSync(file, JSON.stringify(told))
  }
}
