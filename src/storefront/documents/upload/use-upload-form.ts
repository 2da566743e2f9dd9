import { useRouter } from 'next/navigation'
import { useEffect, useReducer, useRef, useState } from 'react'
import { mayPass } from '@/src/lib/browser/result'
import { useSendKey } from '@/src/lib/browser/send-key'
import { upload } from '@/src/lib/browser/upload'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'
import { type UploadTarget, uploadHref } from '../hrefs'
import { countOf, type Upload, uploadList } from './upload-list'

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

/**
 * Files on their way to us, one after the other. `onStored` hears of each that has arrived.
 *
 * Leaving the page while something is under way asks first.
 */
function useUploads(onStored: () => void) {
  const [uploads, dispatch] = useReducer(uploadList, [])
  const nextKey = useRef(0)
  const list = useSendKey().get()
  const cancelSending = useRef<(() => void) | null>(null)
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })

  const current = uploads.find(({ state }) => state === 'sending')
  const next = current ? undefined : uploads.find(({ state }) => state === 'waiting')
  const isBusy = countOf(uploads, 'waiting', 'sending') > 0

  useEffect(() => {
    if (!next?.target) return
    const { key, file, target } = next
    const change = (to: Partial<Upload>) => dispatch({ type: 'change', key, to })
    change({ state: 'sending', share: 0, problem: null })
    const form = new FormData()
    form.set('file', file)
    const sending = upload(uploadHref(target, file.name), form, {
      key: `${list}-${key}`,
      onProgress: (share) => change({ share }),
    })
    cancelSending.current = sending.cancel
    void sending.done.then((result) => {
      if (!result) return dispatch({ type: 'remove', key })
      if (!result.ok) {
        return change({ state: 'failed', problem: result.message, canRetry: mayPass(result) })
      }
      change({ state: 'done', share: 1 })
      stored.current()
    })
  }, [next, list])

  useLeaveWarning(isBusy)

  return {
    uploads,
    isBusy,
    add(files: readonly File[]) {
      dispatch({ type: 'add', files, key: nextKey.current })
      nextKey.current += files.length
    },
    start: (target: UploadTarget) => dispatch({ type: 'start', target }),
    retry: (key: number) => dispatch({ type: 'change', key, to: { state: 'waiting' } }),
    /** Takes a file off the list; one that is being sent stops. */
    remove({ key, state }: Upload) {
      if (state === 'sending') cancelSending.current?.()
      else dispatch({ type: 'remove', key })
    },
  }
}
