import type { Editor } from '@tiptap/react'

import type { Asking } from './TargetPanel'

const text = (value: unknown): string => (typeof value === 'string' && value !== '#' ? value : '')

/** A link on what is selected, or on the words of the address where nothing is. */
export function askLink(editor: Editor): Asking {
  const isLink = editor.isActive('link')
  const isNothing = editor.state.selection.empty && !isLink
  return {
    title: isLink ? 'Change the link' : 'Add a link',
    address: text(editor.getAttributes('link').href),
    words: isNothing ? { label: 'Words', value: '' } : null,
    apply: (href, words) => {
      const mark = { type: 'link', attrs: { href } }
      const go = editor.chain().focus()
      if (isNothing) go.insertContent({ type: 'text', text: words || href, marks: [mark] }).run()
      else go.extendMarkRange('link').setLink({ href }).run()
    },
    remove: isLink ? () => editor.chain().focus().extendMarkRange('link').unsetLink().run() : null,
  }
}

/** A button that leads somewhere; the one that is written in, or a new one. */
export function askButton(editor: Editor): Asking {
  const isButton = editor.isActive('button')
  return {
    title: isButton ? 'Change the button' : 'Add a button',
    address: isButton ? text(editor.getAttributes('button').href) : '{{ checkout_url }}',
    words: isButton ? null : { label: 'Words', value: 'Continue your order' },
    apply: (href, words) => {
      const go = editor.chain().focus()
      if (isButton) go.updateAttributes('button', { href }).run()
      else {
        const content = [{ type: 'text', text: words || 'Continue' }]
        go.insertContent({ type: 'button', attrs: { href }, content }).run()
      }
    },
    remove: null,
  }
}

/** A picture of the web. */
export function askImage(editor: Editor): Asking {
  const { src, alt } = editor.getAttributes('image')
  return {
    title: 'Add a picture',
    address: text(src),
    words: { label: 'What it shows', value: text(alt) },
    apply: (target, words) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: target, alt: words } })
        .run(),
    remove: null,
  }
}
