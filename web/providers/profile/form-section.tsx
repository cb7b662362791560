import { type ReactNode, useId } from 'react';

/** A part of the page under its own heading. */
export function FormSection({
  heading,
  lead,
  children,
}: {
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div>
        <h2 id={id} className="section-text">
          {heading}
        </h2>
        {lead && <p className="mt-1 text-s text-ink-1">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
