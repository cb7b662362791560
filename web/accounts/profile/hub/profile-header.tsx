import type { Me } from '@hirfa/contract/accounts';
import { displayName, displayNameIn } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Pattern } from '../../../ui/pattern.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { useLanguage } from '../../../kit/use-language.ts';

/** The person's name and photo, and how others see them. */
export function ProfileHeader({ me, action }: { me: Me; action: ReactNode }) {
  const language = useLanguage();
  const since = <DateTime at={me.created_at} form="month" />;
  const shown = <bdi className="font-semibold text-ink-0">{displayNameIn(displayName(me.full_name), language)}</bdi>;
  return (
    <header className="relative isolate flex flex-wrap items-center gap-x-7 gap-y-5 overflow-hidden rounded-l bg-sand-1 px-5 py-8 sm:px-10">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <Avatar name={displayName(me.full_name)} photo={me.avatar_url} size="xl" />
      <div className="min-w-0 grow basis-64">
        <h1 className="title-text wrap-anywhere lg:text-[2.25rem]">
          <bdi>{me.full_name || me.email || me.phone_number}</bdi>
        </h1>
        <p className="mt-1 text-s text-ink-1">
          <bdi dir="ltr">{me.email ?? me.phone_number}</bdi>
        </p>
        <p className="mt-0.5 text-xs text-ink-1">
          <span className="me-4 inline-block">
            <Trans>Others see you as {shown}</Trans>
          </span>
          <span className="inline-block">
            <Trans>Here since {since}</Trans>
          </span>
        </p>
      </div>
      <div className="max-sm:w-full">{action}</div>
    </header>
  );
}
