import type { Me } from '@hirfa/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import Gift from 'lucide-react/icons/gift';
import Hammer from 'lucide-react/icons/hammer';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Pencil from 'lucide-react/icons/pencil';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { DeletionBanner } from '../delete-account/deletion-banner.tsx';
import { deletionQuery } from '../queries.ts';
import { HubActionRow, HubGroup, hubLink, HubRow } from './hub-row.tsx';
import { ProfileHeader } from './profile-header.tsx';

/** Links to everything that belongs to the person. `signOut` is the button that signs out. */
export function ProfileHub({ me, signOut }: { me: Me; signOut: ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-10 py-6">
      <div className="flex flex-col gap-4">
        <ProfileHeader me={me} action={<EditButton />} />
        <DeletionBanner />
      </div>
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:*:first:row-span-2">
        <YouGroup me={me} />
        <SiteGroup />
        <SecurityGroup signOut={signOut} />
        <DataGroup />
      </div>
    </div>
  );
}

function EditButton() {
  return (
    <ButtonLink to="/profile/edit" variant="secondary" className="max-sm:w-full">
      <Pencil aria-hidden />
      <Trans>Edit profile</Trans>
    </ButtonLink>
  );
}

function YouGroup({ me }: { me: Me }) {
  return (
    <HubGroup heading={<Trans>You</Trans>}>
      <Link to="/profile/edit" className={hubLink}>
        <HubRow
          icon={<UserRound />}
          label={<Trans>Name and photo</Trans>}
          text={<Trans>How you appear to others</Trans>}
        />
      </Link>
      <Link to="/bookings" className={hubLink}>
        <HubRow
          icon={<CalendarDays />}
          label={<Trans>My bookings</Trans>}
          text={<Trans>What is coming up, and what was</Trans>}
        />
      </Link>
      <Link to="/profile/addresses" className={hubLink}>
        <HubRow icon={<MapPin />} label={<Trans>Addresses</Trans>} text={<Trans>Where you have booked before</Trans>} />
      </Link>
      <Link to="/referrals" className={hubLink}>
        <HubRow
          icon={<Gift />}
          label={<Trans>Invite friends</Trans>}
          text={<Trans>Your code, and your credit</Trans>}
        />
      </Link>
      <WorkRows me={me} />
    </HubGroup>
  );
}

function WorkRows({ me }: { me: Me }) {
  if (me.is_provider)
    return (
      <>
        <Link to="/provider/dashboard" className={hubLink}>
          <HubRow
            icon={<Hammer />}
            label={<Trans>Provider dashboard</Trans>}
            text={<Trans>Your requests and jobs</Trans>}
          />
        </Link>
        <Link to="/provider/profile/edit" className={hubLink}>
          <HubRow icon={<Store />} label={<Trans>Your page</Trans>} text={<Trans>What customers see of you</Trans>} />
        </Link>
      </>
    );
  if (me.roles.includes('admin')) return null;
  return (
    <Link to="/onboarding/community" className={hubLink}>
      <HubRow
        icon={<Hammer />}
        label={<Trans>Become a provider</Trans>}
        text={<Trans>Offer what you are good at</Trans>}
      />
    </Link>
  );
}

function SiteGroup() {
  return (
    <HubGroup heading={<Trans>Settings</Trans>}>
      <Link to="/profile/settings" className={hubLink}>
        <HubRow
          icon={<SlidersHorizontal />}
          label={<Trans>Language and appearance</Trans>}
          text={<Trans>English or Arabic, light or dark</Trans>}
        />
      </Link>
      <Link to="/profile/settings" hash="notifications" className={hubLink}>
        <HubRow
          icon={<Bell />}
          label={<Trans>Notification settings</Trans>}
          text={<Trans>Push, e-mails and sound</Trans>}
        />
      </Link>
    </HubGroup>
  );
}

function SecurityGroup({ signOut }: { signOut: ReactNode }) {
  return (
    <HubGroup heading={<Trans>Sign-in and security</Trans>}>
      <Link to="/profile/security" className={hubLink}>
        <HubRow
          icon={<KeyRound />}
          label={<Trans>Password and passkeys</Trans>}
          text={<Trans>Two-step verification, and where you are signed in</Trans>}
        />
      </Link>
      <HubActionRow
        icon={<MonitorSmartphone />}
        label={<Trans>This device</Trans>}
        text={<Trans>You are signed in here</Trans>}
        action={signOut}
      />
    </HubGroup>
  );
}

function DataGroup() {
  const { data } = useQuery(deletionQuery(useOrpc()));
  const endsAt = data?.ends_at && <DateTime at={data.ends_at} form="day" />;
  return (
    <HubGroup isWide heading={<Trans>Your data</Trans>}>
      <Link to="/profile/data" className={hubLink}>
        <HubRow
          icon={<Download />}
          label={<Trans>A copy of your data</Trans>}
          text={<Trans>All that we keep about you, to read and as a file</Trans>}
        />
      </Link>
      <Link to="/profile/delete-account" className={hubLink}>
        <HubRow
          icon={<Trash2 />}
          label={<Trans>Delete the account</Trans>}
          text={endsAt ? <Trans>Planned for {endsAt}</Trans> : <Trans>What goes, what the law keeps, and how</Trans>}
        />
      </Link>
    </HubGroup>
  );
}
