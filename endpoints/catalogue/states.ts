import type { Endpoint } from 'payload'

import { stateInput } from '@/src/domain/catalogue/editing/state-form'
import { saveState } from '@/src/services/catalogue/entries/states'

import { entryEndpoints, savingEndpoint } from './entries'

/** What staff do with states, other than with their facts. */
export const stateEndpoints: Endpoint[] = [
  savingEndpoint(
    'states',
    'changeStates',
    stateInput,
    (req, { id, version, ...typed }) => saveState(req, { id, version }, typed),
    ({ name }) => `State saved: ${name}`,
  ),
  ...entryEndpoints('states', 'state', 'changeStates'),
]
