import { firstName } from '@hirfa/domain/accounts';
import { textIn } from '@hirfa/domain/market';
import type { OwnProvider } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Pattern } from '../../ui/pattern.tsx';

type GreetingProps = {
  provider: OwnProvider;
  /** What the page is for, where there is room; somebody who is suspended reads that instead. */
  line: ReactNode;
  /** Where to go from here. */
  children: ReactNode;
};

/** The head of the page that a provider opens first. */
export function Greeting({ provider, line, children }: GreetingProps) {
  const shown = textIn(provider, 'display_name', useLanguage());
  const name = <bdi>{firstName(shown)}</bdi>;
  return (
    <header className="relative isolate flex items-center gap-x-5 overflow-hidden rounded-l bg-sand-1 px-4 py-2 sm:px-8 sm:py-6">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <span className="hidden sm:block">
        <Avatar name={shown} photo={provider.avatar_url} size="l" />
      </span>
      <div className="min-w-0 grow">
        <h1 className="title-text max-sm:text-xl">
          <Trans>Hello {name}</Trans>
        </h1>
        <p className={`mt-1 text-s text-ink-1 ${provider.is_active ? 'max-sm:hidden' : ''}`}>
          {provider.is_active ? line : <ProfileSuspended />}
        </p>
      </div>
      {children}
    </header>
  );
}

export function ProfileSuspended() {
  return <Trans>Your profile is suspended: nobody can book you. Your open bookings stay yours.</Trans>;
}
