import type { ReactNode } from 'react';

/** The heading of a step of the account flows, with an icon where it is not the first step. */
export function StepHead({ icon, title, children }: { icon?: ReactNode; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-7">
      {icon && (
        <span className="mb-5 inline-flex size-14 items-center justify-center rounded-m bg-clay-soft text-clay-ink [&_svg]:size-6">
          {icon}
        </span>
      )}
      <h1 className="title-text">{title}</h1>
      {children && <div className="mt-2 flex flex-col gap-2 text-s text-ink-1">{children}</div>}
    </div>
  );
}
