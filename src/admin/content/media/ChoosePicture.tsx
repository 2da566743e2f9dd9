'use client'

import { useListDrawer } from '@payloadcms/ui'

type Props = {
  readonly id: string
  /** What describes the button further. */
  readonly help?: string | undefined
  /** Whether one is chosen already. */
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
}

export function ChoosePicture({ id, help, isChosen, onChoose }: Props) {
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] })
  const words = isChosen ? 'Choose another picture' : 'Choose a picture'
  return (
    <>
      <button
        aria-describedby={help}
        aria-label={words} // a label outside would otherwise take its place
        className="kit-bare-button inline-flex items-center min-h-8 px-2.5 py-0 hover:border-line-strong focus-visible:outline-ring focus-visible:outline-offset-1"
        data-field
        id={id}
        onClick={openDrawer}
        type="button"
      >
        {words}
      </button>
      <ListDrawer
        enableRowSelections={false}
        onSelect={({ docID }) => {
          onChoose(String(docID))
          closeDrawer()
        }}
      />
    </>
  )
}
