import { Trans } from '@lingui/react/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DeniedNotice } from './denied-notice.tsx';
import { usePushChoices, usePushState } from './permission.ts';
import { changeChoices } from './stored.ts';
import { useSwitchOn } from './use-switch-on.ts';

/**
 * Offers pushes to somebody who has a reason to want them: the customer of a booking, or a provider who goes online.
 * Nothing is asked before they press, and a "Not now" is final: the settings have the switch.
 */
export function PushOffer({ to }: { to: 'customer' | 'provider' }) {
  const id = useId();
  const state = usePushState();
  const { declined } = usePushChoices();
  const switchOn = useSwitchOn();
  const [isAsked, setAsked] = useState(false);
  if (state === 'denied' && isAsked) return <DeniedNotice />;
  if (state !== 'unasked' || declined) return null;
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4 p-5 sm:flex-row sm:items-center sm:p-6">
        <BellRing aria-hidden className="size-8 shrink-0 text-clay-ink max-sm:hidden" />
        <div className="min-w-0 grow">
          <h2 id={id} className="font-semibold text-ink-0">
            {to === 'customer' ? <Trans>Shall we tell you what happens next?</Trans> : <NewRequests />}
          </h2>
          <p className="mt-1 text-s text-ink-1">
            {to === 'customer' ? (
              <Trans>This device can tell you when your provider answers or writes, even when Hirfa is closed.</Trans>
            ) : (
              <Trans>This device can tell you when someone books or writes, even when Hirfa is closed.</Trans>
            )}
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button
            // On the page of a booking, what the person does about the booking comes first.
            variant={to === 'customer' ? 'secondary' : 'primary'}
            onClick={() => {
              setAsked(true);
              void switchOn();
            }}
          >
            <Trans>Tell me</Trans>
          </Button>
          <Button variant="quiet" onClick={() => changeChoices({ declined: true })}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Card>
    </section>
  );
}

const NewRequests = () => <Trans>Shall we tell you about new requests?</Trans>;
