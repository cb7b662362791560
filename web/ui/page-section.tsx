import type { ReactNode } from 'react';

type PageSectionProps = { id: string; heading: ReactNode; lead?: ReactNode; children: ReactNode };

/** A part of a page of information; `id` is its anchor. */
export function PageSection({ id, heading, lead, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-4">
      <h2 id={`${id}-heading`} className="title-text">
        {heading}
      </h2>
      {lead && <p className="mt-2 max-w-2xl text-ink-1">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
