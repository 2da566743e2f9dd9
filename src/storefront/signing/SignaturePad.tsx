'use client'

import { type PointerEvent, useRef } from 'react'

import {
  MOST_POINTS,
  MOST_STROKES,
  type Point,
  pathOf,
  SHEET,
} from '@/src/domain/signing/signing-input'

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
