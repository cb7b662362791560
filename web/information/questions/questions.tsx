import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fold } from '../fold.tsx';

export interface Question {
  asked: MessageDescriptor;
  answer: ReactNode;
}

/** Questions whose answers fold out. */
export function Questions({ items }: { items: readonly Question[] }) {
  const { i18n } = useLingui();
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4">
      {items.map(({ asked, answer }) => (
        <Fold key={asked.id} name={i18n._(asked)}>
          <p className="max-w-2xl text-ink-1">{answer}</p>
        </Fold>
      ))}
    </div>
  );
}
