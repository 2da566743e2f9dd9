import type { PictureView } from '@/src/domain/content/media/picture-view'

/** A picture in the smallest format and size that a browser can use. */
export function Picture({ picture }: { picture: PictureView }) {
  const { src, alt, width, height, sources } = picture
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(min-width: 48rem) 42rem, 100vw" />
      ))}
      <img
        src={src}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className="h-auto w-full max-w-2xl rounded-ui"
      />
    </picture>
  )
}
