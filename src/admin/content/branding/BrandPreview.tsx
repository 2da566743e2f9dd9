import {
  type BrandFonts,
  fontFamilies,
  HEADING_FONTS,
  type HeadingFont,
  TEXT_FONTS,
  type TextFont,
} from '@/src/domain/content/brand-fonts'
import type { BrandColours } from '@/src/domain/content/brand-palette'

type Props = {
  readonly company: string
  readonly logo: string
  readonly colours: BrandColours
  readonly faces: { readonly text: string; readonly heading: string }
}

const isTextFont = (name: string): name is TextFont => Object.hasOwn(TEXT_FONTS, name)
const isHeadingFont = (name: string): name is HeadingFont => Object.hasOwn(HEADING_FONTS, name)

/** The faces that are chosen; those of a fresh installation where a name is none. */
const facesOf = ({ text, heading }: Props['faces']): BrandFonts => ({
  textFont: isTextFont(text) ? text : 'instrument-sans',
  headingFont: isHeadingFont(heading) ? heading : 'newsreader',
})

const Mark = ({ company, logo }: Pick<Props, 'company' | 'logo'>) =>
  // biome-ignore lint/performance/noImgElement: any address, at its own size
  logo ? <img alt={company} height={24} src={logo} /> : <strong>{company}</strong>

/** Header, button, email and receipt, in both themes, as they are typed. */
export function BrandPreview({ company, logo, colours, faces }: Props) {
  const families = fontFamilies(facesOf(faces))
  const style = {
    '--preview-primary': colours.primary,
    '--preview-secondary': colours.secondary,
    '--preview-accent': colours.accent,
    '--preview-heading': families.heading,
    fontFamily: families.text,
  }
  return (
    <div className="brand-previews" style={style}>
      {(['light', 'dark'] as const).map((theme) => (
        <div className={`brand-preview brand-preview--${theme}`} key={theme}>
          <p className="brand-preview__what">{`Website, ${theme}`}</p>
          <div className="brand-preview__header">
            <Mark company={company} logo={logo} />
            <span>Pricing</span>
            <span>Support</span>
          </div>
          <p className="brand-preview__heading">Your company, formed</p>
          <p>
            All 50 states and DC. <span className="brand-preview__link">See the fees</span>
          </p>
          <span className="brand-preview__button">Start my LLC</span>
        </div>
      ))}
      <div className="brand-preview brand-preview--light">
        <p className="brand-preview__what">Email</p>
        <p className="brand-preview__heading">We emailed your receipt</p>
        <p>It lists what you paid and what the state charges.</p>
        <span className="brand-preview__button">View your order</span>
      </div>
      <div className="brand-preview brand-preview--light">
        <p className="brand-preview__what">Receipt</p>
        <div className="brand-preview__header">
          <Mark company={company} logo={logo} />
          <span>Receipt</span>
        </div>
        <p className="brand-preview__line">
          <span>Formation</span>
          <span>$249.00</span>
        </p>
        <p className="brand-preview__line">
          <strong>Total</strong>
          <strong>$249.00</strong>
        </p>
      </div>
    </div>
  )
}
