'use client'

import { Button } from '@payloadcms/ui'
import type { MouseEvent } from 'react'

import { type ImageValue, imageText, imageValueOf } from '@/src/domain/content/editing/image-value'

import { ChoosePicture } from '../../media/ChoosePicture'
import { type MediaPicture, useMediaPicture } from '../../media/use-media-picture'
import type { FieldProps } from './field-props'

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
    <label>
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
      <div className="editor-picture" onClick={place}>
        {/* biome-ignore lint/performance/noImgElement: as it is, at any size */}
        <img alt={picture.alt} src={picture.url} />
        <span aria-hidden style={{ left: `${image.x}%`, top: `${image.y}%` }} />
      </div>
      <p className="editor-empty">Described as “{picture.alt}”</p>
      <div className="editor-focus">
        {slider('x', 'Focus from the left')}
        {slider('y', 'Focus from the top')}
      </div>
    </>
  )
}

/** A picture out of the media, where new ones can be added; without one the site shows its own. */
export function ImageInput({ id, value, isReadOnly, help, onType }: FieldProps) {
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
            help={help}
            id={id}
            isChosen={image !== null}
            onChoose={(media) => onType(imageText({ media, ...MIDDLE }))}
          />
          {image && (
            <Button buttonStyle="secondary" margin={false} onClick={() => onType('')} size="small">
              Remove picture
            </Button>
          )}
        </div>
      )}
    </>
  )
}
