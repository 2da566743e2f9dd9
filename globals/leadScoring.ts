import type { GlobalConfig } from 'payload'

import { nobody } from '@/src/access/rules'

/** What makes a lead's score, as staff weighed it. Empty: as the specification has it. */
export const leadScoring: GlobalConfig = {
  slug: 'leadScoring',
  access: {
    read: nobody, // the screen Scoring shows them to those who view leads
    update: nobody, // the saveWeights service, which rescores every lead
    readVersions: nobody,
  },
  admin: { group: 'Sales', hidden: true },
  fields: [{ name: 'weights', type: 'json' }],
}
