'use client'

import { Command } from 'cmdk'
import { useState } from 'react'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import type { CannedReplyChoice } from '@/src/domain/support/canned-reply'
import { Kbd } from './Kbd'
import { QUIET_BUTTON } from './quiet-button'

type Props = {
  readonly replies: readonly CannedReplyChoice[]
  readonly choose: (reply: CannedReplyChoice) => void
}

export function ReplyPicker({ replies, choose }: Props) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button className={QUIET_BUTTON} onClick={() => open(true)} type="button">
        Canned replies
      </button>
      <KitDialog isOpen={isOpen} onOpen={open} title="Canned replies">
        {replies.length === 0 ? (
          <>
            <p>There are no canned replies yet.</p>
            <LinkButton href={adminHref('cannedReplies')}>Manage canned replies</LinkButton>
          </>
        ) : (
          <Command label="Canned replies">
            <Command.Input
              className="w-full h-8.5 px-2.5 border border-line-strong rounded-ui bg-input font-inherit text-text"
              placeholder="Title, shortcut or text"
            />
            <Command.List className="max-h-[50vh] mt-2 overflow-auto">
              <Command.Empty>No canned reply matches.</Command.Empty>
              {replies.map((reply) => (
                <Command.Item
                  className="grid grid-cols-[1fr_auto] gap-x-2.5 px-2.25 py-1.75 rounded-ui cursor-pointer data-[selected=true]:bg-accent-soft"
                  key={reply.id}
                  keywords={[reply.title, reply.text]}
                  onSelect={() => {
                    open(false)
                    choose(reply)
                  }}
                  value={reply.shortcut}
                >
                  <strong>{reply.title}</strong>
                  <Kbd>{`/${reply.shortcut}`}</Kbd>
                  <small className="col-span-full truncate text-muted">
                    {reply.text.slice(0, 120)}
                  </small>
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        )}
      </KitDialog>
    </>
  )
}
