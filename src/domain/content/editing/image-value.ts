/** Which picture an element shows, and the part of it that stays in sight when it is cut, in percent. */
export type ImageValue = { readonly media: string; readonly x: number; readonly y: number }

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{1,3})% (\d{1,3})%$/

/** What an element of a picture says, such as `<id of the picture> 50% 30%`; null for what is none. */
export function imageValueOf(value: string): ImageValue | null {
  const [, media, across, down] = FORM.exec(value) ?? []
  const [x, y] = [Number(across), Number(down)]
  return media && x <= 100 && y <= 100 ? { media, x, y } : null
}

export const imageText = ({ media, x, y }: ImageValue): string => `${media} ${x}% ${y}%`
