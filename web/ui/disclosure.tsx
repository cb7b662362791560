import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

type DisclosureProps = {
  heading: ReactNode;
  /** What is inside, in a few words. */
  note: ReactNode;
  /** Whether it is open at first; the person opens and closes it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a page behind one line that says what is inside. */
export function Disclosure({ heading, note, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-s py-2 text-s font-semibold text-ink-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{heading}</span>
        <span className="text-xs font-normal text-ink-2">{note}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** The note of choices: so many of them are on. */
export function OnOf({ on, all }: { on: number; all: number }) {
  const { i18n } = useLingui();
  const [some, every] = [i18n.number(on), i18n.number(all)];
  return (
    <Trans context="choices">
      {some} of {every} on
    </Trans>
  );
}
