'use client'

import { Options } from '@/src/admin/kit/form/Options'
import {
  type BrandFonts,
  fontFamilies,
  HEADING_FONTS,
  type HeadingFont,
  TEXT_FONTS,
  type TextFont,
} from '@/src/domain/content/brand-fonts'
import type { BrandColours } from '@/src/domain/content/brand-palette'
import { SettingText } from '../settings/SettingFields'
import { SettingsSection } from '../settings/SettingsSection'
import { useSettingsForm } from '../settings/use-settings-form'
import { BRANDING_SAVE, pick, type SectionProps } from './branding-tabs'
import { ColorField } from './ColorField'
import { ContrastList } from './ContrastList'
import { PictureField } from './PictureField'

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
function BrandPreview({ company, logo, colours, faces }: Props) {
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

const NAMES = [
  'companyLogoUrl',
  'companyFaviconUrl',
  'primaryColor',
  'secondaryColor',
  'accentColor',
  'textFont',
  'headingFont',
]

/** Logo, icon, colors and typefaces, with what comes of them. */
export function BrandSection({ values, mayChange }: SectionProps) {
  const state = useSettingsForm({ values: pick(values, NAMES), ...BRANDING_SAVE })
  const now = state.form.watch()
  const colours = {
    primary: String(now.primaryColor),
    secondary: String(now.secondaryColor),
    accent: String(now.accentColor),
  }
  return (
    <SettingsSection
      description="Website, emails, receipts and this back-office take their look from here."
      id="brand"
      isLocked={!mayChange}
      preview={
        <BrandPreview
          colours={colours}
          company={values.companyName ?? ''}
          faces={{ text: String(now.textFont), heading: String(now.headingFont) }}
          logo={String(now.companyLogoUrl)}
        />
      }
      refused="Error saving settings. Please try again."
      state={state}
      title="Branding & Colors"
    >
      <PictureField
        help="200x50 PNG recommended. Upload one, or enter its URL."
        label="Logo"
        name="companyLogoUrl"
        size={[200, 50]}
        state={state}
      />
      <PictureField
        help="32x32. Upload one, or enter its URL."
        label="Favicon"
        name="companyFaviconUrl"
        size={[32, 32]}
        state={state}
      />
      <ColorField label="Primary" name="primaryColor" state={state} />
      <ColorField label="Secondary" name="secondaryColor" state={state} />
      <ColorField label="Accent" name="accentColor" state={state} />
      <ContrastList
        colours={colours}
        onMend={(name, hex) =>
          state.form.setValue(`${name}Color`, hex, { shouldDirty: true, shouldValidate: true })
        }
      />
      <SettingText label="Text typeface" name="textFont" state={state}>
        <Options of={TEXT_FONTS} />
      </SettingText>
      <SettingText label="Heading typeface" name="headingFont" state={state}>
        <Options of={HEADING_FONTS} />
      </SettingText>
    </SettingsSection>
  )
}
