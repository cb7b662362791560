import type { ReactNode } from 'react';
import { Pattern } from '../../ui/pattern.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type WaitingProps = { heading: ReactNode; text?: ReactNode; children?: ReactNode };

/** Shown while a page waits for one result; the heading is read aloud. */
export function Waiting({ heading, text, children }: WaitingProps) {
  return (
    <div className="relative isolate flex flex-col items-center overflow-hidden rounded-l bg-sand-1 px-6 py-14 text-center">
      <Pattern from="centre" className="-z-10 text-clay opacity-20" />
      <span className="mb-5 inline-flex size-16 items-center justify-center rounded-full bg-card text-clay-ink shadow-1 [&_svg]:size-8">
        <Spinner />
      </span>
      <div aria-live="polite">
        <h1 className="title-text max-w-md">{heading}</h1>
        {text && <div className="mx-auto mt-2 max-w-md text-s text-balance text-ink-1">{text}</div>}
      </div>
      {children && <div className="mt-6 flex flex-col items-center gap-3">{children}</div>}
    </div>
  );
}
