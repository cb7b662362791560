/** What people wrote, with its line breaks; each line has the direction of its own language. */
export function OwnWords({ children }: { children: string }) {
  return (
    <span className="block text-start wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">{children}</span>
  );
}
