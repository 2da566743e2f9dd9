import type { Field } from 'payload'

import { DEFAULT_MONTHS } from '@/src/domain/careers/retention'
import { count } from '@/src/fields/simple'

/** What applicants agree to. */
export const applications: Field[] = [
  count('applicationMonths', {
    label: 'Keep job applications for so many months',
    required: true,
    defaultValue: DEFAULT_MONTHS,
    min: 1,
    max: 60,
    admin: {
      description:
        'Applicants agree to this time. Each application and its CV are deleted when it is over. A change counts for applications that arrive after it.',
    },
  }),
]
