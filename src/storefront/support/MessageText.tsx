import { textParts } from '@/src/domain/support/message-text'

/** What somebody wrote: plain text with its line breaks, and web addresses that can be followed. */
export function MessageText({ body }: { body: string }) {
  return (
    <p className="mt-1.5 whitespace-pre-line wrap-anywhere">
      {textParts(body).map(({ at, text, href }) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="link"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
