import type { ReactNode, Ref } from 'react';
import { Card } from '../../ui/card.tsx';

type AccountSectionProps = {
  id?: string;
  heading: ReactNode;
  hint?: ReactNode;
  /** For a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a page below the profile: its heading above its card, on a wide screen beside it. */
export function AccountSection({ id, heading, hint, headingRef, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      className="grid scroll-mt-4 grid-cols-1 items-start gap-x-12 gap-y-3 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="lg:pt-6">
        <h2 {...(headingRef && { ref: headingRef, tabIndex: -1 })} className="section-text outline-none">
          {heading}
        </h2>
        {hint && <p className="mt-1 text-s text-ink-1">{hint}</p>}
      </div>
      <Card className="p-5 sm:p-6">{children}</Card>
    </section>
  );
}
