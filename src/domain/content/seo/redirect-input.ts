import { seenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { redirectForm } from '@/src/domain/platform/redirects/redirect-form'

/** A redirect as its form sends it. */
export const redirectInput = redirectForm.extend(seenEntry)
