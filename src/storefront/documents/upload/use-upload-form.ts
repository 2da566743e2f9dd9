import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useUploads } from './use-uploads'

/** What is handed in, for which order, and the files on their way. */
export function useUploadForm(orderId = '') {
  const router = useRouter()
  const [kind, setKind] = useState('other')
  const [chosenOrder, setOrder] = useState<string | null>(null)
  const order = chosenOrder ?? orderId
  const { start, ...uploads } = useUploads(() => router.refresh())
  return { ...uploads, kind, setKind, order, setOrder, start: () => start({ kind, order }) }
}

export type UploadFormState = ReturnType<typeof useUploadForm>
