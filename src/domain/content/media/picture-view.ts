export const PICTURE_WIDTHS = { small: 480, medium: 960, large: 1600 } as const

/** The formats that browsers are offered, the smallest first. */
const FORMATS = { Avif: 'image/avif', Webp: 'image/webp' } as const

/** What a page needs to show a picture: its sizes, each in both formats. */
export type PictureView = {
  readonly src: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
  /** For `srcset`, the best format first. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

type Size = { readonly url?: string | null; readonly width?: number | null } | null | undefined

type Stored = {
  readonly url?: string | null
  readonly alt: string
  readonly width?: number | null
  readonly height?: number | null
  readonly sizes?: object | null
}

export function pictureView({ url, alt, width, height, sizes }: Stored): PictureView | null {
  if (!url) return null
  const kept = new Map<string, Size>(Object.entries(sizes ?? {}))
  const sources = Object.entries(FORMATS).map(([ending, type]) => ({
    type,
    srcset: Object.keys(PICTURE_WIDTHS)
      .map((name) => kept.get(`${name}${ending}`))
      .flatMap((size) => (size?.url && size.width ? `${size.url} ${size.width}w` : []))
      .join(', '),
  }))
  return {
    src: url,
    alt,
    width: width ?? null,
    height: height ?? null,
    sources: sources.filter(({ srcset }) => srcset !== ''),
  }
}
