import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'

const DAY = 86_400_000

/** The ISO day in the office that ships, so many days from now: for five hours a day it is not the day in UTC. */
export const officeDay = (daysFromNow = 0): string =>
  isoDayIn(new Date(Date.now() + daysFromNow * DAY), DEFAULT_TIME_ZONE)
