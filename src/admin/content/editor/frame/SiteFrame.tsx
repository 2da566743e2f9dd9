'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

import type { Editable } from '../answers'
import { FRAME } from '../looks'
import { type FramePage, openFramePage } from './frame-page'

/** How wide the site is shown; `full` is as wide as there is room. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280, full: null } as const
export type Width = keyof typeof WIDTHS

type Props = {
  readonly address: string
  readonly label: string
  readonly width: Width
  /** Counted up to have the page read again; it stays where it was scrolled to. */
  readonly readings: number
  readonly elements: readonly Editable[]
  readonly onChoose: (id: string) => void
  readonly pageRef: RefObject<FramePage | null>
}

export function SiteFrame(props: Props) {
  const { address, label, width, readings, elements, onChoose, pageRef } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(0)
  const [isLoaded, setLoaded] = useState(0)
  const choose = useRef(onChoose)
  choose.current = onChoose

  // As a text: the marks stay the same while what is marked changes.
  const marks = elements.map(({ mark, id }) => `${id}=${mark}`).join(' ')

  useEffect(() => {
    const { current } = room
    if (!current) return
    const watch = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const page = isLoaded > 0 ? frame.current?.contentDocument : null
    if (!page || marks === '') return
    const ids = new Map(
      marks
        .split(' ')
        .map((pair) => pair.split('='))
        .map(([id = '', mark = '']) => [mark, id]),
    )
    const opened = openFramePage(page, ids, (id) => choose.current(id))
    pageRef.current = opened
    return () => {
      opened.end()
      pageRef.current = null
    }
  }, [isLoaded, marks, pageRef])

  useEffect(() => {
    if (readings > 0) frame.current?.contentWindow?.location.reload()
  }, [readings])

  const wanted = WIDTHS[width]
  const scale = wanted && available > 0 ? Math.min(1, available / wanted) : 1
  return (
    <div className={FRAME} ref={room}>
      <iframe
        className="block mx-auto border-0 bg-[#fff] origin-top-left"
        onLoad={() => setLoaded((count) => count + 1)}
        ref={frame}
        src={address}
        style={{
          width: wanted ?? '100%',
          height: `${100 / scale}%`,
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
        title={`${label}, as it will be`}
      />
    </div>
  )
}
