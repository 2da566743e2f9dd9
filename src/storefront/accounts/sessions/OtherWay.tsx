type OtherWayProps = { question: string; href: string; label: string }

/** Below a form: the screen for those whom it is not for. */
export function OtherWay({ question, href, label }: OtherWayProps) {
  return (
    <p className="mt-6 text-sm text-muted">
      {question}{' '}
      <a href={href} className="link font-semibold">
        {label}
      </a>
    </p>
  )
}
