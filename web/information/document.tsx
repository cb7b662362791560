import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

/** A part of a long document; its anchor is `id`. */
export interface Part {
  id: string;
  name: MessageDescriptor;
  content: ReactNode;
}

const entry = 'flex min-h-11 items-center rounded-s py-1.5 text-s font-medium text-ink-1 hover:text-clay-ink';

/** A long text in numbered parts, with its contents beside it; on narrow screens they fold out above it. */
export function Document({ parts }: { parts: readonly Part[] }) {
  const { t, i18n } = useLingui();
  const contents = (
    <ol>
      {parts.map(({ id, name }, index) => (
        <li key={id}>
          <a href={`#${id}`} className={entry}>
            <Number>{i18n.number(index + 1)}</Number>
            {i18n._(name)}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav aria-label={t`On this page`} className="lg:sticky lg:top-6">
        <Fold name={t`On this page`} className="lg:hidden">
          {contents}
        </Fold>
        <div className="max-lg:hidden">
          <p className="mb-2 text-xs font-semibold text-ink-2">{t`On this page`}</p>
          {contents}
        </div>
      </nav>
      <div className="flex flex-col gap-10">
        {parts.map(({ id, name, content }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-4">
            <h2 id={`${id}-heading`} className="flex section-text">
              <Number>{i18n.number(index + 1)}</Number>
              {i18n._(name)}
            </h2>
            <div className="mt-3 flex max-w-2xl flex-col gap-3 text-ink-1">{content}</div>
          </section>
        ))}
      </div>
    </div>
  );
}

const Number = ({ children }: { children: ReactNode }) => (
  <span className="min-w-8 shrink-0 pe-3 font-semibold text-ink-2">{children}</span>
);

/** Points of a text. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-clay">{children}</ul>;
}
