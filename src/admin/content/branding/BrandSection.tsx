'use client'

import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormRow, SelectInput } from '@/src/admin/kit/form/inputs'
import {
  type BrandFonts,
  fontFamilies,
  HEADING_FONTS,
  TEXT_FONTS,
} from '@/src/domain/content/brand-fonts'
import {
  type BrandColor,
  type BrandColors,
  ENOUGH_CONTRAST,
  palettePairs,
  readableColor,
} from '@/src/domain/content/brand-palette'
import { keyIn } from '@/src/domain/vocabulary/keys'
import { SettingsSection } from '../settings/SettingsSection'
import { type SettingsForm, useSettingsForm } from '../settings/use-settings-form'
import type { SectionProps } from './branding-tabs'
import { PictureField } from './PictureField'

const HEX = /^#?([0-9a-f]{6})$/i

/** A color, picked or typed. */
function ColorField({ state, name, label }: { state: SettingsForm; name: string; label: string }) {
  const value = String(state.form.watch(name) ?? '')
  const hex = HEX.exec(value)?.[1]
  return (
    <FormRow field={state.field(name)} help="As #RRGGBB" label={label}>
      {(control) => (
        <span className="flex flex-wrap items-center gap-2">
          <input
            aria-label={`Pick ${label.toLowerCase()}`}
            onChange={(event) =>
              state.form.setValue(name, event.target.value.toUpperCase(), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
            className="w-10 h-8 p-0.5 border-line-strong bg-transparent cursor-pointer"
            type="color"
            value={hex ? `#${hex.toLowerCase()}` : '#000000'}
          />
          <input
            {...control}
            className="w-30 tabular-nums"
            maxLength={7}
            spellCheck={false}
            type="text"
          />
        </span>
      )}
    </FormRow>
  )
}

type Props = {
  readonly company: string
  readonly logo: string
  readonly colors: BrandColors
  readonly faces: { readonly text: string; readonly heading: string }
}

/** The faces that are chosen; those of a fresh installation where a name is none. */
const facesOf = ({ text, heading }: Props['faces']): BrandFonts => ({
  textFont: keyIn(TEXT_FONTS, text) ?? 'instrument-sans',
  headingFont: keyIn(HEADING_FONTS, heading) ?? 'newsreader',
})

const LOOKS = {
  light: {
    card: 'border-[#e3e6ec] bg-[#fff] text-[oklch(from_var(--preview-primary)_0.23_0.03_h)]',
    what: 'text-[oklch(from_var(--preview-primary)_0.47_0.024_h)]',
    link: 'text-[oklch(from_var(--preview-primary)_0.47_c_h)]',
    button: 'bg-[oklch(from_var(--preview-primary)_0.5_c_h)]',
  },
  dark: {
    card: 'border-transparent bg-[oklch(from_var(--preview-primary)_0.185_0.014_h)] text-[oklch(from_var(--preview-primary)_0.955_0.006_h)]',
    what: 'text-[oklch(from_var(--preview-primary)_0.755_0.018_h)]',
    link: 'text-[oklch(from_var(--preview-primary)_0.78_calc(c*0.62)_h)]',
    button: 'bg-[oklch(from_var(--preview-primary)_0.52_c_h)]',
  },
} as const

type ThemeProps = { readonly theme?: keyof typeof LOOKS; readonly children: ReactNode }

function Example({ what, theme = 'light', children }: ThemeProps & { readonly what: string }) {
  const look = LOOKS[theme]
  return (
    <div className={`px-4 pt-3.5 pb-4 border rounded-lg ${look.card}`}>
      <p className={`m-0 mb-2.5 text-xs ${look.what}`}>{what}</p>
      {children}
    </div>
  )
}

const Press = ({ theme = 'light', children }: ThemeProps) => (
  <span
    className={`inline-block px-3.5 py-2 rounded-md text-[#fff] font-semibold ${LOOKS[theme].button}`}
  >
    {children}
  </span>
)

const Mark = ({ company, logo }: Pick<Props, 'company' | 'logo'>) =>
  // biome-ignore lint/performance/noImgElement: any address, at its own size
  logo ? <img alt={company} height={24} src={logo} /> : <strong>{company}</strong>

function BrandPreview({ company, logo, colors, faces }: Props) {
  const families = fontFamilies(facesOf(faces))
  const style = {
    '--preview-primary': colors.primary,
    '--preview-secondary': colors.secondary,
    '--preview-accent': colors.accent,
    '--preview-heading': families.heading,
    fontFamily: families.text,
  }
  return (
    <div className="grid gap-3" style={style}>
      {(['light', 'dark'] as const).map((theme) => (
        <Example key={theme} theme={theme} what={`Website, ${theme}`}>
          <div className="flex items-center gap-3.5 mb-3 pb-2.5 border-b border-[oklch(from_var(--preview-primary)_0.6_0.02_h/0.4)] [&>:first-child]:me-auto">
            <Mark company={company} logo={logo} />
            <span>Pricing</span>
            <span>Support</span>
          </div>
          <p className="m-0 mb-1.5 text-3xl font-medium leading-[1.2] [font-family:var(--preview-heading,Georgia),serif]">
            Your company, formed
          </p>
          <p className="m-0 mb-2.5">
            All 50 states and DC.{' '}
            <span className={`underline ${LOOKS[theme].link}`}>See the fees</span>
          </p>
          <Press theme={theme}>Start my LLC</Press>
        </Example>
      ))}
      <Example what="Email">
        <p className="m-0 mb-1.5 text-3xl font-medium leading-[1.2] [font-family:var(--preview-heading,Georgia),serif]">
          We emailed your receipt
        </p>
        <p className="m-0 mb-2.5">It lists what you paid and what the state charges.</p>
        <Press>View your order</Press>
      </Example>
      <Example what="Receipt">
        <div className="flex items-center gap-3.5 mb-3 pb-2.5 border-b border-[oklch(from_var(--preview-primary)_0.6_0.02_h/0.4)] [&>:first-child]:me-auto">
          <Mark company={company} logo={logo} />
          <span>Receipt</span>
        </div>
        <p className="flex justify-between m-0 py-1 tabular-nums">
          <span>Formation</span>
          <span>$249.00</span>
        </p>
        <p className="flex justify-between m-0 py-1 tabular-nums">
          <strong>Total</strong>
          <strong>$249.00</strong>
        </p>
      </Example>
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

export function BrandSection({ values, mayChange }: SectionProps) {
  const own = Object.fromEntries(NAMES.map((name) => [name, values[name] ?? '']))
  const state = useSettingsForm({ values: own, path: '/api/branding' })
  const { now } = state
  const colors = {
    primary: String(now.primaryColor),
    secondary: String(now.secondaryColor),
    accent: String(now.accentColor),
  }
  return (
    <SettingsSection
      description="Website, emails, receipts and this back-office take their look from here."
      fields={[]}
      id="brand"
      isLocked={!mayChange}
      preview={
        <BrandPreview
          colors={colors}
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
        colors={colors}
        onMend={(name, hex) =>
          state.form.setValue(`${name}Color`, hex, { shouldDirty: true, shouldValidate: true })
        }
      />
      <SelectInput field={state.field('textFont')} label="Text typeface" options={TEXT_FONTS} />
      <SelectInput
        field={state.field('headingFont')}
        label="Heading typeface"
        options={HEADING_FONTS}
      />
    </SettingsSection>
  )
}

type ContrastListProps = {
  readonly colors: BrandColors
  readonly onMend: (name: BrandColor, hex: string) => void
}

/** How well each pair that comes of the colors is read, and a way to mend one that is not. */
function ContrastList({ colors, onMend }: ContrastListProps) {
  const pairs = palettePairs(colors)
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
                <button onClick={() => onMend(of, readableColor(of, colors[of]))} type="button">
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
