import { useAuth } from '@payloadcms/ui'

import { draftKey } from '@/src/lib/browser/kept-draft'

/** Under what a form of the person who is signed in keeps what is typed; none for null. */
export function useDraftKey(name: string | null): string | undefined {
  const { user } = useAuth()
  return name && user ? draftKey(name, String(user.id)) : undefined
}
