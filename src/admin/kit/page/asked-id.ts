import { isId } from '@/src/domain/vocabulary/id'

import type { SearchParams } from './GuardedView'

/** The id of the record that an address asks for: `?id=`. */
export const askedId = ({ id }: SearchParams): string | null =>
  typeof id === 'string' && isId(id) ? id : null
