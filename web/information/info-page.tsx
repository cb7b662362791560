import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';

type InfoPageProps = {
  heading: ReactNode;
  lead: ReactNode;
  /** Below the lead: what most visitors come for. */
  first?: ReactNode;
  children: ReactNode;
};

/** A page of information: its head, its parts, and the way to a person. */
export function InfoPage({ heading, lead, first, children }: InfoPageProps) {
  return (
    <div className="page-width flex flex-col gap-12 md:gap-16">
      <header className="relative isolate overflow-hidden rounded-l bg-sand-1 px-5 py-10 sm:px-12 md:px-16 md:py-14">
        <Pattern from="end" className="-z-10 text-clay opacity-20 sm:opacity-30" />
        <h1 className="display-text max-w-3xl">{heading}</h1>
        <p className="mt-4 max-w-2xl text-l text-ink-1">{lead}</p>
        {first}
      </header>
      {children}
    </div>
  );
}

/** The end of a page, for who has not found an answer. */
export function AskUs() {
  return (
    <section
      aria-labelledby="ask-heading"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-l bg-sand-1 px-5 py-8 sm:px-10"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id="ask-heading" className="section-text">
          <Trans>Did you not find your answer?</Trans>
        </h2>
        <p className="mt-1 max-w-xl text-ink-1">
          <Trans>Write to us. A person answers, who can look at your booking with you.</Trans>
        </p>
      </div>
      <ButtonLink to="/contact" variant="secondary" className="max-sm:w-full">
        <Trans>Contact</Trans>
      </ButtonLink>
    </section>
  );
}
