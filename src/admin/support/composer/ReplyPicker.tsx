'use client'

import { Command } from 'cmdk'
import { useState } from 'react'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import type { CannedReplyChoice } from '@/src/domain/support/canned-reply'

type Props = {
  readonly replies: readonly CannedReplyChoice[]
  readonly choose: (reply: CannedReplyChoice) => void
}

/** Every canned reply, found by title, shortcut or text. */
export function ReplyPicker({ replies, choose }: Props) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button className="composer__quiet" onClick={() => open(true)} type="button">
        Canned replies
      </button>
      <KitDialog isOpen={isOpen} onOpen={open} title="Canned replies">
        {replies.length === 0 ? (
          <>
            <p>There are no canned replies yet.</p>
            <LinkButton href={adminHref('cannedReplies')}>Manage canned replies</LinkButton>
          </>
        ) : (
          <Command className="reply-picker" label="Canned replies">
            <Command.Input placeholder="Title, shortcut or text" />
            <Command.List>
              <Command.Empty>No canned reply matches.</Command.Empty>
              {replies.map((reply) => (
                <Command.Item
                  key={reply.id}
                  keywords={[reply.title, reply.text]}
                  onSelect={() => {
                    open(false)
                    choose(reply)
                  }}
                  value={reply.shortcut}
                >
                  <strong>{reply.title}</strong>
                  <kbd>{`/${reply.shortcut}`}</kbd>
                  <small>{reply.text.slice(0, 120)}</small>
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        )}
      </KitDialog>
    </>
  )
}
