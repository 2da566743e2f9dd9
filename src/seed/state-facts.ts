import { z } from 'zod'

import { type StateFact, stateFacts } from '@/src/domain/catalogue/facts/state-fact'
import alToGa from '@/src/seed/data/facts/al-ga.json'
import hiToMd from '@/src/seed/data/facts/hi-md.json'
import meToNj from '@/src/seed/data/facts/me-nj.json'
import nmToSd from '@/src/seed/data/facts/nm-sd.json'
import timesAndNames from '@/src/seed/data/facts/times-and-names.json'
import tnToWy from '@/src/seed/data/facts/tn-wy.json'

const byCode = z.record(z.string(), stateFacts)

const fees = byCode.parse({ ...alToGa, ...hiToMd, ...meToNj, ...nmToSd, ...tnToWy })
const timesAndRules = byCode.parse(timesAndNames)

/** The facts of the 50 states and DC, each with its source (see data/CREDITS.md). */
export const STATE_FACTS: Readonly<Record<string, readonly StateFact[]>> = Object.fromEntries(
  Object.entries(fees).map(([code, facts]) => [code, [...facts, ...(timesAndRules[code] ?? [])]]),
)
