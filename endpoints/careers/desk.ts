import type { Endpoint } from 'payload'

import { plainDeeds, rowDeeds } from '@/endpoints/platform/deeds'
import {
  moveInput,
  noteInput,
  ownerInput,
  ratingInput,
} from '@/src/domain/careers/application-change'
import {
  moveApplication,
  noteApplication,
  ownApplication,
  rateApplication,
  removeApplication,
  stopRejection,
} from '@/src/services/careers/change-application'

const change = rowDeeds('application', 'changeApplications')
const plainly = plainDeeds('application', 'changeApplications')

/** What staff do with an application. */
export const applicationDeskEndpoints: Endpoint[] = [
  change('/applications/:id/move', moveInput, moveApplication),
  change('/applications/:id/notes', noteInput, (req, id, { note }) =>
    noteApplication(req, id, note),
  ),
  change('/applications/:id/rating', ratingInput, (req, id, { rating }) =>
    rateApplication(req, id, rating),
  ),
  change('/applications/:id/owner', ownerInput, (req, id, { owner }) =>
    ownApplication(req, id, owner),
  ),
  plainly('/applications/:id/stop-email', stopRejection),
  plainly('/applications/:id/remove', removeApplication),
]
