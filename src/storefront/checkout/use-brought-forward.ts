import { useEffect, useRef } from 'react'

/**
 * The place of something that is said on a long page, which is scrolled to as soon as it is said: the
 * button that led to it may be far below.
 *
 * @param said changes with what is said; null while nothing is
 */
export function useBroughtForward(said: object | null) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'center' })
  }, [said])
  return place
}
