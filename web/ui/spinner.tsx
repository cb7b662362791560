/** A rotating arc in the text's colour; the text beside it has the meaning. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="animate-spin" fill="none" stroke="currentColor" strokeWidth="2.5">
      <circle cx="12" cy="12" r="9" opacity=".3" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
