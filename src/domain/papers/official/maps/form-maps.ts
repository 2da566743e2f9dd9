import {
  FORM_2553_MAP,
  FORM_8832_MAP,
  FORM_15620_MAP,
} from '@/src/domain/papers/official/maps/election-maps'
import type { FormMap } from '@/src/domain/papers/official/maps/field-map'
import { FORM_1120_MAP, FORM_5472_MAP } from '@/src/domain/papers/official/maps/return-maps'
import { SS_4_MAP } from '@/src/domain/papers/official/maps/ss-4-map'
import {
  FORM_8821_MAP,
  FORM_8822_B_MAP,
  W_8BEN_MAP,
  W_9_MAP,
} from '@/src/domain/papers/official/maps/statement-maps'
import { W_7_MAP } from '@/src/domain/papers/official/maps/w-7-map'

/** Every official file whose fields we know by name. */
export const FORM_MAPS: readonly FormMap[] = [
  SS_4_MAP,
  W_7_MAP,
  FORM_2553_MAP,
  FORM_8832_MAP,
  FORM_8821_MAP,
  FORM_8822_B_MAP,
  FORM_15620_MAP,
  FORM_5472_MAP,
  FORM_1120_MAP,
  W_9_MAP,
  W_8BEN_MAP,
]

/** The files that a form consists of: one, but for the return that goes with another. */
export const filesOf = (form: string): readonly FormMap[] => {
  const keys = form === '5472' ? ['1120', '5472'] : [form]
  return keys.flatMap((key) => mapOf(key) ?? [])
}

export const mapOf = (key: string): FormMap | null =>
  FORM_MAPS.find((map) => map.key === key) ?? null
