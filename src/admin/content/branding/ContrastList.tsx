'use client'

import { Check, TriangleAlert } from 'lucide-react'

import {
  type BrandColour,
  type BrandColours,
  ENOUGH_CONTRAST,
  palettePairs,
  readableColour,
} from '@/src/domain/content/brand-palette'

type Props = {
  readonly colours: BrandColours
  readonly onMend: (name: BrandColour, hex: string) => void
}

/** How well each pair that comes of the colors is read, and a way to mend one that is not. */
export function ContrastList({ colours, onMend }: Props) {
  const pairs = palettePairs(colours)
  return (
    <section aria-labelledby="contrast" className="mb-4">
      <h3 className="m-0 mb-1.5 text-sm" id="contrast">
        Contrast
      </h3>
      <p className="m-0 mb-1.5 text-muted">
        The website uses shades of your colors that can be read, as on the right.
      </p>
      <ul className="grid gap-1 m-0 p-0 list-none">
        {pairs.map(({ label, theme, of, text, ground, ratio }) => {
          const isEnough = ratio >= ENOUGH_CONTRAST
          const Icon = isEnough ? Check : TriangleAlert
          return (
            <li className="flex flex-wrap items-center gap-2.5" key={`${label} ${theme}`}>
              <span
                aria-hidden
                className="px-2 py-0.5 border border-line rounded-ui"
                style={{ background: ground, color: text }}
              >
                Aa
              </span>
              {`${label}, ${theme}`}
              <b
                className={`inline-flex items-center gap-1 ms-auto tabular-nums ${isEnough ? 'font-normal' : 'text-bad font-semibold'}`}
              >
                <Icon aria-hidden size={13} />
                {`${ratio.toFixed(1)} : 1${isEnough ? '' : ', too low'}`}
              </b>
              {!isEnough && (
                <button onClick={() => onMend(of, readableColour(of, colours[of]))} type="button">
                  Use a readable shade
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
