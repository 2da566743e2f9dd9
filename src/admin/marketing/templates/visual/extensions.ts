import { StarterKit } from '@react-email/editor/extensions'
import { useEditorImage } from '@react-email/editor/plugins'
import { useMemo } from 'react'

import { MailLook } from './mail-look'

/** What a mail written visually may hold; `designInput` knows the same. */
const KIT = StarterKit.configure({
  AlignmentAttribute: false,
  Body: false,
  ClassAttribute: false,
  CodeBlockPrism: false,
  ColumnsColumn: false,
  Div: false,
  FocusScopes: false, // it forgets where one writes as soon as a tool is pressed
  FourColumns: false,
  GlobalContent: false,
  PreservedStyle: false,
  PreviewText: false,
  Section: false,
  StyleAttribute: false,
  Table: false,
  TableCell: false,
  TableHeader: false,
  TableRow: false,
  ThreeColumns: false,
  TwoColumns: false,
  Uppercase: false,
})

/** The parts of the editor; a picture that is pasted or dropped as a file is told to `refuse`. */
export function useMailExtensions(refuse: () => void) {
  const image = useEditorImage({
    uploadImage: () => {
      refuse()
      return Promise.reject(new Error('Pictures are added by their address'))
    },
  })
  return useMemo(() => [KIT, MailLook, image], [image])
}
