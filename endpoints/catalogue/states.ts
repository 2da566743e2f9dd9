import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { stateInput } from '@/src/domain/catalogue/editing/state-form'
import { saveState } from '@/src/services/catalogue/entries/states'

import { removing, restoring, saving, showingUses, switchingActive } from './entries'

/** What staff do with states, other than with their facts. */
export const stateEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeStates',
    path: '/states/save',
    method: 'post',
    handler: saving(
      stateInput,
      (req, { id, version, ...typed }) => saveState(req, { id, version }, typed),
      ({ name }) => `State saved: ${name}`,
    ),
  }),
  staffRowEndpoint('state', {
    action: 'changeStates',
    path: '/states/:id/switch',
    method: 'post',
    handler: switchingActive('states'),
  }),
  staffRowEndpoint('state', {
    action: 'changeStates',
    path: '/states/:id/uses',
    method: 'get',
    handler: showingUses('states'),
  }),
  staffRowEndpoint('state', {
    action: 'changeStates',
    path: '/states/:id/remove',
    method: 'post',
    handler: removing('states'),
  }),
  staffRowEndpoint('state', {
    action: 'changeStates',
    path: '/states/:id/restore',
    method: 'post',
    handler: restoring('states'),
  }),
]
