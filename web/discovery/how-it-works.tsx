import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';

/** The three steps from a need to a provider. */
export function HowItWorks() {
  return (
    <section
      id="how"
      aria-labelledby="how-heading"
      className="relative isolate scroll-mt-4 overflow-hidden rounded-l bg-sand-1 px-5 py-10 sm:px-12 md:px-16 md:py-14"
    >
      <Pattern from="end" className="-z-10 text-clay opacity-10 sm:opacity-20" />
      <h2 id="how-heading" className="title-text">
        <Trans>How it works</Trans>
      </h2>
      <ol className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-10">
        <Step number={1} heading={<Trans>Say what you need</Trans>}>
          <Trans>Search in Arabic or English, or browse by craft: from oud lessons to a leaking tap.</Trans>
        </Step>
        <Step number={2} heading={<Trans>Compare verified providers</Trans>}>
          <Trans>
            Only providers we have verified appear here. See ratings, prices, jobs done and areas side by side.
          </Trans>
        </Step>
        <Step number={3} heading={<Trans>Get to know them</Trans>}>
          <Trans>
            Read what they offer, what it costs and how fast they reply, and share their page with whoever decides with
            you.
          </Trans>
        </Step>
      </ol>
      <ButtonLink to="/services" variant="secondary" className="mt-9">
        <Trans>Browse services</Trans>
      </ButtonLink>
    </section>
  );
}

function Step({ number, heading, children }: { number: number; heading: ReactNode; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-4 lg:flex-col">
      <span
        aria-hidden
        className="relative inline-flex size-13 shrink-0 items-center justify-center text-l font-bold text-sand-0"
      >
        <svg viewBox="0 0 32 32" className="absolute inset-0 fill-teal">
          <path d="M16 1 20.4 5.4H26.6V11.6L31 16 26.6 20.4V26.6H20.4L16 31 11.6 26.6H5.4V20.4L1 16 5.4 11.6V5.4H11.6Z" />
        </svg>
        <span className="relative">{i18n.number(number)}</span>
      </span>
      <div>
        <h3 className="text-l font-semibold text-ink-0">{heading}</h3>
        <p className="mt-1.5 text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
