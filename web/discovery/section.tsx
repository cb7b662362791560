// @with-first-page
import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** A link to more, at the end of the heading's line. */
  more?: ReactNode;
  /** It is far down its page, and laid out when it comes near. */
  late?: boolean;
  children: ReactNode;
};

/** What is laid out late shows nothing beyond its edges: room for rows that reach the edges of a phone. */
const ROOM = '-mx-5 -my-1 px-5 py-1';

/** A part of a page under its own heading; `id` is its anchor. */
export function Section({ id, heading, lead, more, late = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={late ? `laid-out-late scroll-mt-4 ${ROOM}` : 'scroll-mt-4'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={`${id}-heading`} className="section-text">
          {heading}
        </h2>
        {more}
      </div>
      {lead && <p className="mt-1 max-w-2xl text-s text-ink-1">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
