'use client'

import { LoadFailed } from '@/src/admin/kit/page/LoadFailed'

/** In place of a page of the back-office that could not be made. */
export default function AdminError(props: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return <LoadFailed {...props} />
}
