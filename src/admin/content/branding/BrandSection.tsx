'use client'

import { Options } from '@/src/admin/kit/form/Options'
import { HEADING_FONTS, TEXT_FONTS } from '@/src/domain/content/brand-fonts'

import { SettingText } from '../settings/SettingFields'
import { SettingsSection } from '../settings/SettingsSection'
import { useSettingsForm } from '../settings/use-settings-form'
import { BrandPreview } from './BrandPreview'
import { BRANDING_SAVE, pick, type SectionProps } from './branding-tabs'
import { ColorField } from './ColorField'
import { ContrastList } from './ContrastList'
import { PictureField } from './PictureField'

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
