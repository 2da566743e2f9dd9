'use client'

import { ChoosePicture } from '../../media/ChoosePicture'
import { useMediaPicture } from '../../media/use-media-picture'

type Props = {
  readonly id: string
  /** Empty while none is. */
  readonly chosen: string
  readonly mayChange: boolean
  readonly onChoose: (id: string) => void
}

/** The picture of links to a page, and another one in its place. */
export function LinkPicture({ id, chosen, mayChange, onChoose }: Props) {
  const now = useMediaPicture(chosen)
  return (
    <div className="seo-media">
      {now && (
        <span className="seo-media__now">
          {/* biome-ignore lint/performance/noImgElement: as it is */}
          <img alt="" src={now.url} />
          {now.alt}
        </span>
      )}
      {mayChange && <ChoosePicture id={id} isChosen={chosen !== ''} onChoose={onChoose} />}
    </div>
  )
}
