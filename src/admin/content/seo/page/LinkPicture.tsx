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
    <div className="grid gap-2 justify-items-start">
      {now && (
        <span className="flex items-center gap-2.5">
          {/* biome-ignore lint/performance/noImgElement: as it is */}
          <img alt="" className="w-24 rounded-sm aspect-[1200/630] object-cover" src={now.url} />
          {now.alt}
        </span>
      )}
      {mayChange && <ChoosePicture id={id} isChosen={chosen !== ''} onChoose={onChoose} />}
    </div>
  )
}
