/** Link to an email address, which breaks after its `@` where it is longer than its column. */
export function EmailLink({ email, className }: { email: string; className?: string | undefined }) {
  const at = email.indexOf('@') + 1;
  return (
    <a className={className} href={`mailto:${email}`}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  );
}
