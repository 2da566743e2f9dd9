import {
  refusedNoSooner as refusedNoSoonerThan,
  withMinimumDuration as withDuration,
} from '../../../src/lib/sessions/with-minimum-duration'

/** Hundreds of tests come by a door that holds its answer back; one of them is about how long. */
const ONE_IN = 10

const pace = (ms: number) => (process.env.FULL_PACE ? ms : ms / ONE_IN)

export const withMinimumDuration = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  withDuration(pace(ms), work)

export const refusedNoSooner = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  refusedNoSoonerThan(pace(ms), work)
