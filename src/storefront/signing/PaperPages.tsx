'use client'

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  MOST_POINTS,
  MOST_STROKES,
  type Point,
  pathOf,
  SHEET,
} from '@/src/domain/signing/signing-input'

type PaperPagesProps = {
  id: string
  title: string
  pages: number
  /** The page in view. */
  onShown: (page: number) => void
  /** The server has noted that a page was opened. */
  onRead: (page: number) => void
}

/** All pages of a paper. Each is fetched once it comes into view, by which the server knows that it was opened. */
export function PaperPages({ id, title, pages, onShown, onRead }: PaperPagesProps) {
  return (
    <article aria-label={title} className="grid min-w-0 gap-5">
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <PaperPage key={page} {...{ id, page, pages, onShown, onRead }} />
      ))}
    </article>
  )
}

/** Draws a page, and returns its text for people who listen to it. */
async function draw(bytes: ArrayBuffer, canvas: HTMLCanvasElement): Promise<string> {
  const { getDocument } = await import('unpdf/pdfjs')
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise
  const page = await document.getPage(1)
  const [wide, high] = [canvas.clientWidth * devicePixelRatio, page.getViewport({ scale: 1 })]
  const viewport = page.getViewport({ scale: wide / high.width })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

type PaperPageProps = Omit<PaperPagesProps, 'title'> & { page: number }

function PaperPage({ id, page, pages, onShown, onRead }: PaperPageProps) {
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [asked, setAsked] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const shown = useRef(onShown)
  const noted = useRef(onRead)

  useEffect(() => {
    shown.current = onShown
    noted.current = onRead
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setAsked(true)
        shown.current(page)
      },
      { rootMargin: '-30% 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [page])

  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    const load = async () => {
      try {
        const answer = await fetch(`/api/signing/${id}/pages/${page}`, { signal: stop.signal })
        if (!answer.ok) throw new Error(`${answer.status}`)
        noted.current(page)
        const bytes = await answer.arrayBuffer()
        if (canvas.current && !stop.signal.aborted) setText(await draw(bytes, canvas.current))
      } catch {
        if (!stop.signal.aborted) setFailed(true)
      }
    }
    setFailed(false)
    void load()
    return () => stop.abort()
  }, [asked, id, page])

  return (
    <section
      ref={box}
      aria-label={`Page ${page} of ${pages}`}
      aria-busy={asked && text === null && !failed}
      className="relative border border-border bg-[#fff] shadow-float"
    >
      <canvas ref={canvas} aria-hidden className="block aspect-[8.5/11] w-full" />
      {!failed && <p className="sr-only">{text ?? `Page ${page} is loading.`}</p>}
      {failed && (
        <div className="absolute inset-0 grid place-content-center gap-3 p-6 text-center text-sm text-[#1c1c22]">
          <p>This page could not be shown.</p>
          <a href={`/api/signing/${id}/file`} className="link">
            Download the PDF
          </a>
        </div>
      )}
    </section>
  )
}

type SignaturePadProps = { strokes: Point[][]; onChange: (strokes: Point[][]) => void }

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** A place to draw a signature with a finger, a pen or a mouse. Who cannot draw types their name. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const drawing = useRef<Point[] | null>(null)
  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [
      within(((event.clientX - left) / width) * SHEET.width, SHEET.width),
      within(((event.clientY - top) / height) * SHEET.height, SHEET.height),
    ]
  }
  const points = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  return (
    <svg
      role="img"
      aria-label="Draw your signature here"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className="my-2.5 block w-full touch-none rounded-ui border border-border-strong bg-[#fdfcf8]"
      onPointerDown={(event) => {
        if (strokes.length >= MOST_STROKES) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drawing.current = [pointOf(event)]
      }}
      onPointerMove={(event) => {
        const stroke = drawing.current
        if (!stroke || points >= MOST_POINTS) return
        const before = stroke.length > 1 ? strokes.slice(0, -1) : strokes
        drawing.current = [...stroke, pointOf(event)]
        onChange([...before, drawing.current])
      }}
      onPointerUp={() => {
        drawing.current = null
      }}
      onPointerCancel={() => {
        drawing.current = null
      }}
    >
      <path d={`M24 ${SHEET.height - 42}H${SHEET.width - 24}`} stroke="#aaa" strokeWidth="2" />
      <path
        d={pathOf(strokes)}
        fill="none"
        stroke="#1f4fbf"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
