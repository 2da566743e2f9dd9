import type { Endpoint } from 'payload'

import { stateInput } from '@/src/domain/catalogue/editing/state-form'
import { saveState } from '@/src/services/catalogue/entries/states'

import { entryEndpoints } from './entries'

/** What staff do with states, other than with their facts. */
export const stateEndpoints: Endpoint[] = entryEndpoints('states', 'state', 'changeStates', {
  input: stateInput,
  save: saveState,
  words: ({ name }) => `State saved: ${name}`,
})
