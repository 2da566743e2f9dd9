import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { scoreWeightsOf } from '@/src/services/leads/scoring/score-leads'

import { WeightsForm } from './WeightsForm'

export const ScoringScreen = screenView('leadScoring', async ({ context: { req } }) => {
  return (
    <>
      <PageHeader
        description="A score is step + value + recency, at most 100. 80 and more is hot, 60 warm, 40 cool, less is cold."
        screen="leadScoring"
      />
      <WeightsForm grant={await can(req, 'weighLeads')} weights={await scoreWeightsOf(req)} />
    </>
  )
})
