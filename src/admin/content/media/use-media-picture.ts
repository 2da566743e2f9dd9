'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'

import { request } from '@/src/lib/browser/request'

const picture = z.object({ id: z.string(), url: z.string(), alt: z.string() })
export type MediaPicture = z.infer<typeof picture>

/** A picture of the site's media by its id, once it is read; null where there is none. */
export function useMediaPicture(id: string): MediaPicture | null {
  const [found, setFound] = useState<MediaPicture | null>(null)
  useEffect(() => {
    if (!id) return
    let isWanted = true
    void request('GET', `/api/media/${id}?depth=0`, { answer: picture }).then((answer) => {
      if (isWanted) setFound(answer.ok ? answer.value : null)
    })
    return () => {
      isWanted = false
    }
  }, [id])
  return id && found?.id === id ? found : null
}
