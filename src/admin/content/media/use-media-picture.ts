'use client'

import { z } from 'zod'

import { useAnswer } from '@/src/admin/kit/use-answer'

const picture = z.object({ id: z.string(), url: z.string(), alt: z.string() })
export type MediaPicture = z.infer<typeof picture>

/** A picture of the site's media by its id, once it is read; null where there is none. */
export function useMediaPicture(id: string): MediaPicture | null {
  const { result } = useAnswer(id ? `/api/media/${id}?depth=0` : null, picture)
  return result?.ok ? result.value : null
}
