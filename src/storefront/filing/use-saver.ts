import { useEffect, useRef, useState } from 'react'

import { type FilingSaver, filingSaver, type SaverOptions, type SaveState } from './filing-saver'

type Sending<Patch, Saved> = Pick<SaverOptions<Patch, Saved>, 'send' | 'onSaved'>

/** Saves a form as it is typed, and what waits when the page goes out of sight. */
export function useSaver<Patch extends object, Saved>({ send, onSaved }: Sending<Patch, Saved>) {
  const [state, setState] = useState<{ save: SaveState; trouble: string | null }>({
    save: 'idle',
    trouble: null,
  })
  const latest = useRef({ send, onSaved })
  useEffect(() => {
    latest.current = { send, onSaved }
  })
  const [saver] = useState<FilingSaver<Patch>>(() =>
    filingSaver<Patch, Saved>({
      send: (patch) => latest.current.send(patch),
      onState: (save, message) => setState({ save, trouble: message ?? null }),
      onSaved: (saved, patch) => latest.current.onSaved(saved, patch),
    }),
  )
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      void saver.flush()
    }
  }, [saver])
  return { saver, ...state }
}
