import { FORM_2553 } from '@/src/domain/papers/official/form-2553'
import { FORM_5472 } from '@/src/domain/papers/official/form-5472'
import { FORM_8821 } from '@/src/domain/papers/official/form-8821'
import { FORM_8822_B } from '@/src/domain/papers/official/form-8822-b'
import { FORM_8832 } from '@/src/domain/papers/official/form-8832'
import { FORM_15620 } from '@/src/domain/papers/official/form-15620'
import { SS_4 } from '@/src/domain/papers/official/form-ss-4'
import { FORM_1583 } from '@/src/domain/papers/official/form-usps-1583'
import { W_7 } from '@/src/domain/papers/official/form-w-7'
import { W_8BEN } from '@/src/domain/papers/official/form-w-8ben'
import { W_9 } from '@/src/domain/papers/official/form-w-9'
import type { OfficialForm } from '@/src/domain/papers/official/official-form'

/** The forms that we have a sheet for, by their key. */
export const OFFICIAL_FORMS: readonly OfficialForm[] = [
  SS_4,
  W_7,
  FORM_2553,
  FORM_8832,
  FORM_8821,
  FORM_8822_B,
  W_9,
  W_8BEN,
  FORM_1583,
  FORM_15620,
  FORM_5472,
]
