/** An email address, which opens the reader's own mail program. */
export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>
