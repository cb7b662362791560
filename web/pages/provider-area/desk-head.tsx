import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronDown from 'lucide-react/icons/chevron-down';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import Tag from 'lucide-react/icons/tag';
import { type RefObject, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/link.tsx';

type DeskHeadProps = {
  /** Without it the desk still loads: this is no heading yet, and the focus waits for that of the desk. */
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** The heading of the desk and the other pages of a provider: on a phone behind a button, since requests come first. */
export function DeskHead({ heading }: DeskHeadProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = <Trans>Provider dashboard</Trans>;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:gap-x-8 sm:gap-y-4">
      {heading ? (
        <h1 ref={heading} tabIndex={-1} className="title-text outline-none max-sm:text-xl">
          {name}
        </h1>
      ) : (
        <p className="title-text max-sm:text-xl">{name}</p>
      )}
      <Button
        variant="quiet"
        className="-me-3 px-3! sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>More</Trans>
        <ChevronDown aria-hidden className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <ProviderPages id={id} className={isOpen ? 'w-full sm:w-auto' : 'max-sm:hidden'} />
    </header>
  );
}

const place = 'gap-1.5! px-3.5! text-xs! max-sm:w-full max-sm:flex-col max-sm:gap-1! max-sm:rounded-m! max-sm:px-1!';

function ProviderPages({ id, className }: { id: string; className: string }) {
  const { t } = useLingui();
  const pages = [
    { to: '/provider/home', icon: <House aria-hidden />, name: t`Provider home` },
    { to: '/provider/availability', icon: <CalendarClock aria-hidden />, name: t`My hours` },
    { to: '/provider/services', icon: <Tag aria-hidden />, name: t`My services` },
    { to: '/provider/profile/edit', icon: <Pencil aria-hidden />, name: t`Edit my page` },
  ] as const;
  return (
    <nav id={id} aria-label={t`Your pages as a provider`} className={className}>
      <ul className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-4">
        {pages.map(({ to, icon, name }) => (
          <li key={to} className="flex min-w-0">
            <ButtonLink to={to} variant="secondary" className={place}>
              {icon}
              <span className="text-center">{name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
