import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Braces,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  MousePointerClick,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { DropdownMenu, Toolbar } from 'radix-ui'
import {
  TEMPLATE_VARIABLES,
  type TemplateVariable,
  VARIABLE_OFFERS,
  variableTag,
} from '@/src/domain/marketing/template-variables'
import type { Asking } from './TargetPanel'

const TOOL_BUTTON =
  'inline-flex items-center justify-center gap-1.5 min-w-8 h-8 px-1.5 border border-transparent rounded-[4px] bg-transparent font-inherit text-text text-sm cursor-pointer hover:border-line aria-pressed:bg-accent aria-pressed:text-on-accent focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-1 disabled:opacity-45 disabled:cursor-default'

type VariableMenuProps = {
  readonly isFixed: boolean
  readonly insert: (name: TemplateVariable) => void
  readonly leave: () => void
}

function VariableMenu({ isFixed, insert, leave }: VariableMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild disabled={isFixed}>
        <DropdownMenu.Trigger className={TOOL_BUTTON}>
          <Braces aria-hidden size={15} />
          Variable
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          className="z-200 max-w-[calc(100vw-16px)] p-1 border border-line rounded-ui bg-surface text-text text-sm leading-5 shadow-[0_8px_24px_rgb(0_0_0/18%)]"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            leave()
          }}
          sideOffset={4}
        >
          {TEMPLATE_VARIABLES.map((name) => (
            <DropdownMenu.Item
              className="grid gap-x-3 px-2.5 py-1.5 rounded-[4px] cursor-pointer data-highlighted:outline-2 data-highlighted:outline-accent data-highlighted:-outline-offset-2"
              key={name}
              onSelect={() => insert(name)}
            >
              {VARIABLE_OFFERS[name].label}
              <code className="text-muted text-2xs wrap-anywhere">{variableTag(name)}</code>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const text = (value: unknown): string => (typeof value === 'string' && value !== '#' ? value : '')

/** A link on what is selected, or on the words of the address where nothing is. */
function askLink(editor: Editor): Asking {
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
function askButton(editor: Editor): Asking {
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

function askImage(editor: Editor): Asking {
  const { src, alt } = editor.getAttributes('image')
  return {
    title: 'Add a picture',
    address: text(src),
    hint: 'Pictures of this site are shown here. Pictures of other sites are shown in the email only.',
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

type Props = {
  readonly editor: Editor
  readonly isFixed: boolean
  readonly ask: (asking: Asking) => void
}

type ToolProps = {
  readonly label: string
  readonly Icon: LucideIcon
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly act: () => void
}

function Tool({ label, Icon, isOn, isOff, act }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={isOn}
      className={TOOL_BUTTON}
      disabled={isOff}
      onClick={act}
      title={label}
      type="button"
    >
      <Icon aria-hidden size={16} />
    </Toolbar.Button>
  )
}

type Style = {
  readonly label: string
  readonly Icon: LucideIcon
  /** What it is called in the document. */
  readonly is: readonly [name: string, attributes?: { readonly level: number }]
  readonly toggle: (go: ChainedCommands) => ChainedCommands
}

const WORDS: readonly Style[] = [
  {
    label: 'Heading',
    Icon: Heading2,
    is: ['heading', { level: 2 }],
    toggle: (go) => go.toggleHeading({ level: 2 }),
  },
  {
    label: 'Subheading',
    Icon: Heading3,
    is: ['heading', { level: 3 }],
    toggle: (go) => go.toggleHeading({ level: 3 }),
  },
  { label: 'Bold', Icon: Bold, is: ['bold'], toggle: (go) => go.toggleBold() },
  { label: 'Italic', Icon: Italic, is: ['italic'], toggle: (go) => go.toggleItalic() },
  { label: 'Underline', Icon: Underline, is: ['underline'], toggle: (go) => go.toggleUnderline() },
  {
    label: 'Strikethrough',
    Icon: Strikethrough,
    is: ['strike'],
    toggle: (go) => go.toggleStrike(),
  },
]

const BLOCKS: readonly Style[] = [
  { label: 'Bulleted list', Icon: List, is: ['bulletList'], toggle: (go) => go.toggleBulletList() },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    is: ['orderedList'],
    toggle: (go) => go.toggleOrderedList(),
  },
  { label: 'Quote', Icon: Quote, is: ['blockquote'], toggle: (go) => go.toggleBlockquote() },
]

/** What the tools show of the place that one writes at. */
const placeOf = ({ editor }: { editor: Editor }) => ({
  on: [...WORDS, ...BLOCKS]
    .filter(({ is: [name, attributes] }) => editor.isActive(name, attributes))
    .map(({ label }) => label),
  link: editor.isActive('link'),
  button: editor.isActive('button'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

/** The tools above the mail: one stop for Tab, then arrow keys. */
export function MailTools({ editor, isFixed, ask }: Props) {
  const at = useEditorState({ editor, selector: placeOf })
  const go = () => editor.chain().focus()
  const styled = ({ label, Icon, toggle }: Style) => (
    <Tool
      Icon={Icon}
      act={() => toggle(go()).run()}
      isOff={isFixed}
      isOn={at.on.includes(label)}
      key={label}
      label={label}
    />
  )
  return (
    <Toolbar.Root
      aria-label="Formatting"
      className="flex sticky z-2 top-0 flex-wrap gap-0.5 p-1.5 border-b border-line bg-surface"
    >
      <VariableMenu
        insert={(name) =>
          go()
            .insertContent({ type: 'text', text: variableTag(name) })
            .run()
        }
        isFixed={isFixed}
        leave={() => editor.commands.focus()}
      />
      <Toolbar.Separator className="w-px m-1 bg-line" />
      {WORDS.map(styled)}
      <Toolbar.Separator className="w-px m-1 bg-line" />
      {BLOCKS.map(styled)}
      <Tool
        Icon={Minus}
        act={() => go().setHorizontalRule().run()}
        isOff={isFixed}
        label="Divider"
      />
      <Toolbar.Separator className="w-px m-1 bg-line" />
      <Tool
        Icon={Link}
        act={() => ask(askLink(editor))}
        isOff={isFixed}
        isOn={at.link}
        label="Link"
      />
      <Tool
        Icon={MousePointerClick}
        act={() => ask(askButton(editor))}
        isOff={isFixed}
        isOn={at.button}
        label="Button"
      />
      <Tool Icon={Image} act={() => ask(askImage(editor))} isOff={isFixed} label="Picture" />
      <Toolbar.Separator className="w-px m-1 bg-line" />
      <Tool
        Icon={Undo2}
        act={() => go().undo().run()}
        isOff={isFixed || !at.canUndo}
        label="Undo"
      />
      <Tool
        Icon={Redo2}
        act={() => go().redo().run()}
        isOff={isFixed || !at.canRedo}
        label="Redo"
      />
    </Toolbar.Root>
  )
}
