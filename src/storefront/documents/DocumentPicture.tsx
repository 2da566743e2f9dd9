'use client'

import { useState } from 'react'

import { cx } from '@/src/storefront/ui/cx'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'

import { viewHref } from './hrefs'
import type { ShownDocument } from './shown-document'

/** A picture as large as there is room for. */
export function DocumentPicture({ document }: { document: ShownDocument }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') {
    return (
      <Notice tone="danger" title="This picture could not be shown" className="m-5">
        Download it instead, or close this and try again.
      </Notice>
    )
  }
  return (
    <>
      {state === 'loading' && <Skeleton className="absolute inset-5" />}
      {/* biome-ignore lint/performance/noImgElement: a private file, which nothing may resize and keep */}
      <img
        src={viewHref(document.id)}
        alt={document.name}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={cx(
          'absolute inset-0 size-full object-contain p-3 transition-opacity sm:p-6',
          state === 'loading' && 'opacity-0',
        )}
      />
    </>
  )
}
