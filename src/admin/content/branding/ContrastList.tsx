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
    <section aria-labelledby="contrast" className="branding-contrast">
      <h3 id="contrast">Contrast</h3>
      <p>The website uses shades of your colors that can be read, as on the right.</p>
      <ul>
        {pairs.map(({ label, theme, of, text, ground, ratio }) => {
          const isEnough = ratio >= ENOUGH_CONTRAST
          const Icon = isEnough ? Check : TriangleAlert
          return (
            <li data-enough={isEnough} key={`${label} ${theme}`}>
              <span aria-hidden style={{ background: ground, color: text }}>
                Aa
              </span>
              {`${label}, ${theme}`}
              <b>
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
