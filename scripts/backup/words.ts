import { report } from '../support/refusal.mjs'
import { DamagedArchive } from './tar-reader'

/** What people did wrong, in words: no stack belongs under it. */
export class Refused extends Error {}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `12.4 MB` */
export function sizeWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  return `${(bytes / 1024 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`
}

export const countWords = (count: number) => count.toLocaleString('en-US')

/** Runs a program of people's: expected failures in one line, others in full. */
export async function tell(work: () => Promise<void>): Promise<never> {
  try {
    await work()
    process.exit(0)
  } catch (error) {
    const isExpected = error instanceof Refused || error instanceof DamagedArchive
    if (isExpected) console.error(error.message)
    else report(error) // a full disk in words, a defect with its stack
    process.exit(1)
  }
}
