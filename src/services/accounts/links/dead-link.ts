import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { AppError } from '@/src/lib/errors'

/** A mailed key that opens nothing: used, replaced, too old, or never ours. No one learns which. */
export function deadLink(): AppError {
  return new AppError('dead_link', ACCOUNT_PROBLEMS.dead_link, 410)
}
