'use client'

import { type ReactNode, useCallback, useState } from 'react'

/** The company's own logo; when it fails to load, what stands in for it. */
export function LogoImage({
  src,
  alt,
  fallback,
}: {
  src: string
  alt: string
  fallback: ReactNode
}) {
  const [failed, setFailed] = useState(false)
  // The error may have come before this code ran, so look at the image itself too.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed) return fallback
  return (
    // biome-ignore lint/performance/noImgElement: staff may set any address, unknown to the optimizer
    <img
      ref={check}
      src={src}
      alt={alt}
      onError={() => setFailed(true)}
      className="h-8 w-40 object-contain object-left"
    />
  )
}
