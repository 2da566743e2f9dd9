import { z } from 'zod'

import { AREAS, isArea } from '@/src/domain/platform/permissions/areas'

export const snapshot = z.record(z.string(), z.unknown()).catch({})
type Snapshot = z.infer<typeof snapshot>

/** The fields of which an entry tells. */
export const namesOf = (was: Snapshot, is: Snapshot): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((one) => one !== 'id')

export const areaLabel = (area: string): string => (isArea(area) ? AREAS[area].label : area)

const words = (name: string) => name.replaceAll(/[-_]|(?=[A-Z])/g, ' ').toLowerCase()
const sentence = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase())

/** `permissionGrants` as people read it; `amountMinor` is an amount. */
export const fieldWords = (name: string): string => sentence(name.replace(/(?<=.)Minor$/, ''))

/** What was done to what: `Update: order`. */
export const deedWords = ({ action, entity }: { action: string; entity: string }): string =>
  `${sentence(action)}: ${words(entity)}`
