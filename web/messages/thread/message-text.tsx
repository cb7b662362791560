import { partsOf } from './links.ts';

/** What somebody wrote, each line in the direction of its own language. Addresses are links only where they may be. */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
      {(hasLinks ? partsOf(text) : [{ text, isLink: false }]).map((part, index) =>
        part.isLink ? (
          <a
            key={index}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            dir="ltr"
            className="underline underline-offset-4 [unicode-bidi:isolate]"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
