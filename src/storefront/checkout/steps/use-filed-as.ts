import { useEffect, useState } from 'react'

/** Letters that every state takes as they are. */
const PLAIN = /^[A-Za-z0-9 &.,'()\-/!+#$%@*?:;"]*$/

type FiledAs = (name: string) => string | null

/**
 * The name in plain letters, where those differ; null while they are being looked
 * up. Their table is loaded with the first name that needs it.
 */
export function useFiledAs(name: string): string | null {
  const [filedAs, setFiledAs] = useState<FiledAs | null>(null)
  const isPlain = PLAIN.test(name)
  useEffect(() => {
    if (isPlain || filedAs) return
    void import('@/src/domain/vocabulary/text/plain-letters').then((letters) =>
      setFiledAs(() => letters.filedAs),
    )
  }, [isPlain, filedAs])
  return isPlain || !filedAs ? null : filedAs(name)
}
