'use client'

import { Check, TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactElement } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { ENOUGH_CONTRAST } from '@/src/domain/content/brand-palette'
import { EDITOR_PAGES } from '@/src/domain/content/editing/editor-pages'
import {
  colorOf,
  type ImageValue,
  imageText,
  imageValueOf,
  linkProblem,
} from '@/src/domain/content/editing/element-values'
import { ENOUGH_FOR_LARGE, panelContrasts } from '@/src/domain/content/editing/panel-contrast'
import type { ElementType } from '@/src/domain/content/element-kinds'
import { ChoosePicture } from '../../media/ChoosePicture'
import { type MediaPicture, useMediaPicture } from '../../media/use-media-picture'
import { FIELD } from '../looks'

const MIDDLE = { x: 50, y: 50 } as const

type FocusProps = {
  readonly image: ImageValue
  readonly picture: MediaPicture
  readonly isReadOnly: boolean
  readonly onMove: (image: ImageValue) => void
}

/** The part of a picture that stays in sight when it is cut: clicked, or moved by its two sliders. */
function FocalPoint({ image, picture, isReadOnly, onMove }: FocusProps) {
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (isReadOnly) return
    const box = currentTarget.getBoundingClientRect()
    const percent = (at: number, from: number, size: number) =>
      Math.round(((at - from) / size) * 100)
    onMove({
      ...image,
      x: percent(clientX, box.left, box.width),
      y: percent(clientY, box.top, box.height),
    })
  }
  const slider = (axis: 'x' | 'y', label: string) => (
    <label className="grid grid-cols-[1fr_1fr] items-center gap-2">
      {label}
      <input
        disabled={isReadOnly}
        max={100}
        min={0}
        onChange={(event) => onMove({ ...image, [axis]: event.target.valueAsNumber })}
        type="range"
        value={image[axis]}
      />
    </label>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same */}
      <div className="relative w-fit max-w-full mb-2 cursor-crosshair" onClick={place}>
        {/* biome-ignore lint/performance/noImgElement: as it is, at any size */}
        <img className="block max-w-full max-h-65" alt={picture.alt} src={picture.url} />
        <span
          aria-hidden
          className="absolute w-4.5 h-4.5 border-3 border-[#fff] rounded-full shadow-[0_0_0_2px_#172033] -translate-1/2 pointer-events-none"
          style={{ left: `${image.x}%`, top: `${image.y}%` }}
        />
      </div>
      <p className="text-muted">Described as “{picture.alt}”</p>
      <div className="grid gap-1.5 mb-3">
        {slider('x', 'Focus from the left')}
        {slider('y', 'Focus from the top')}
      </div>
    </>
  )
}

/** A picture out of the media, where new ones can be added; without one the site shows its own. */
function ImageInput({ control, value, isReadOnly, onType }: FieldProps) {
  const image = imageValueOf(value)
  const picture = useMediaPicture(image?.media ?? '')
  return (
    <>
      {image && picture && (
        <FocalPoint
          image={image}
          isReadOnly={isReadOnly}
          onMove={(next) => onType(imageText(next))}
          picture={picture}
        />
      )}
      {!isReadOnly && (
        <div className="admin-form-actions">
          <ChoosePicture
            help={control['aria-describedby']}
            id={control.id}
            isChosen={image !== null}
            onChoose={(media) => onType(imageText({ media, ...MIDDLE }))}
          />
          {image && <ActionButton onAct={() => onType('')}>Remove picture</ActionButton>}
        </div>
      )}
    </>
  )
}

/** Pages that are offered besides those that have texts. */
const ALSO = { '/checkout': 'Checkout', '/auth': 'Sign in' } as const

const OFFERED: readonly (readonly [address: string, label: string])[] = [
  ...Object.entries(ALSO),
  ...Object.values(EDITOR_PAGES).map(({ address, label }) => [address, label] as const),
]

/** Where a link leads: one of our pages, offered by name, or a secure address elsewhere. */
function LinkInput({ control, value }: FieldProps) {
  const pages = `${control.id}-pages`
  return (
    <>
      <input
        {...control}
        autoComplete="off"
        inputMode="url"
        list={pages}
        spellCheck={false}
        type="text"
      />
      <datalist id={pages}>
        {OFFERED.map(([address, label]) => (
          <option key={address} label={label} value={address} />
        ))}
      </datalist>
      {linkProblem(value) === null && (
        <p>
          <a href={value} rel="noreferrer" target="_blank">
            Open this link in a new tab
          </a>
        </p>
      )}
    </>
  )
}

const gradeOf = (ratio: number): string => {
  if (ratio >= ENOUGH_CONTRAST) return 'AA'
  return ratio >= ENOUGH_FOR_LARGE ? 'AA for large text only' : 'too low for AA'
}

/** A color, picked or typed, with how well it is read in both themes. Empty is the site’s own. */
function ColorInput({ control, value, isReadOnly, brandColor, onType }: FieldProps) {
  return (
    <>
      <span className="flex items-center gap-2">
        <input
          aria-label="Pick the color"
          className="flex-none w-10 h-8.5 p-0.5 border border-line rounded-[6px] bg-input"
          disabled={isReadOnly}
          onChange={(event) => onType(event.target.value.toUpperCase())}
          type="color"
          value={colorOf(value)?.toLowerCase() ?? '#000000'}
        />
        <input
          {...control}
          maxLength={7}
          placeholder="As the site has it"
          spellCheck={false}
          type="text"
        />
      </span>
      <ul aria-label="Contrast" className="grid gap-1.5 my-2 mx-0 p-0 list-none">
        {panelContrasts(value, brandColor).map(({ theme, ground, ratio }) => {
          const isEnough = ratio >= ENOUGH_FOR_LARGE
          const Icon = isEnough ? Check : TriangleAlert
          return (
            <li className="flex items-center gap-2" key={theme}>
              <span
                aria-hidden
                className="px-2 py-0.5 border border-line rounded-[6px] text-3xl font-semibold"
                style={{ background: ground, color: value }}
              >
                Aa
              </span>
              {theme === 'light' ? 'Light theme' : 'Dark theme'}
              <b
                className={`inline-flex items-center gap-1 ml-auto ${isEnough ? 'font-normal' : 'text-bad font-semibold'}`}
              >
                <Icon aria-hidden size={13} /> {ratio.toFixed(1)} : 1, {gradeOf(ratio)}
              </b>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const TextInput = ({ control, hasLines }: FieldProps) => (
  <textarea {...control} rows={hasLines ? 10 : 4} />
)

const INPUTS: Partial<Record<ElementType, (props: FieldProps) => ReactElement>> = {
  color: ColorInput,
  image: ImageInput,
  link: LinkInput,
}

const WORDS: Partial<Record<ElementType, string>> = {
  color: 'Color, as #RRGGBB',
  image: 'Picture',
  link: 'Where it leads',
}

type ElementFieldProps = Omit<FieldProps, 'control'> & {
  readonly id: string
  readonly type: ElementType
  /** What says how much it holds, or what is wrong with it. */
  readonly help: string
  readonly isBad: boolean
}

export function ElementField({ id, type, help, isBad, ...props }: ElementFieldProps) {
  const { value, isReadOnly, onType } = props
  const Input = INPUTS[type] ?? TextInput
  return (
    <>
      <label className="block mt-3 mx-0 mb-1 font-semibold" htmlFor={id}>
        {WORDS[type] ?? 'Text'}
      </label>
      <Input
        {...props}
        control={{
          'aria-describedby': help,
          'aria-invalid': isBad,
          className: FIELD,
          'data-field': true,
          id,
          onChange: ({ target }) => onType(target.value),
          readOnly: isReadOnly,
          value,
        }}
      />
    </>
  )
}

/** What every control that is typed in has. */
type Control = {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
  readonly className: string
  readonly 'data-field': true
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  readonly readOnly: boolean
  readonly value: string
}

type FieldProps = {
  readonly control: Control
  readonly value: string
  readonly isReadOnly: boolean
  readonly hasLines: boolean
  /** The color of the brand that the grounds of the site are made of. */
  readonly brandColor: string
  readonly onType: (value: string) => void
}
