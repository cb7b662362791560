import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { RefObject } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Instructions } from './instructions.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { useFeed } from './use-calendars.ts';

type FeedAddressProps = {
  address: string;
  feed: ReturnType<typeof useFeed>;
  field: RefObject<HTMLInputElement | null>;
  /** Receives the focus when the address is removed. */
  afterRemoval: RefObject<HTMLElement | null>;
};

/** The address for calendars; in English it names the language of the entries. */
export function FeedAddress({ address, feed, field, afterRemoval }: FeedAddressProps) {
  const { t } = useLingui();
  const shown = useLanguage() === 'en' ? `${address}?language=en` : address;
  return (
    <>
      <TextField
        ref={field}
        label={t`Private address`}
        value={shown}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
        beside={<CopyButton text={shown} />}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:*:w-full">
        <a href={shown.replace(/^https?:/, 'webcal:')} className={buttonStyle({ variant: 'secondary' })}>
          <CalendarPlus aria-hidden />
          <Trans>Open in my calendar app</Trans>
        </a>
        <div className="flex flex-wrap max-sm:*:grow sm:-ms-3">
          <RenewButton renew={feed.renew} focusAfter={field} />
          <RemoveButton
            title={t`Remove the address?`}
            action={<Trans>Remove the address</Trans>}
            call={feed.remove}
            focusAfter={afterRemoval}
          >
            <Trans>It stops working at once, and your bookings leave the calendars that use it.</Trans>
          </RemoveButton>
        </div>
      </div>
      <HowToAdd />
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const copy = () =>
    copyText(text, {
      done: t`The address is copied`,
      failed: t`This browser does not let us copy. Please select the address and copy it.`,
    });
  return <IconButton label={t`Copy the address`} icon={<Copy aria-hidden />} onClick={() => void copy()} />;
}

type RenewButtonProps = Pick<FeedAddressProps['feed'], 'renew'> & { focusAfter: RefObject<HTMLElement | null> };

function RenewButton({ renew, focusAfter }: RenewButtonProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" className="px-3!">
          <RefreshCw aria-hidden />
          <Trans>New address</Trans>
        </Button>
      }
      title={t`Replace the address by a new one?`}
      description={
        <Trans>
          The old address stops working at once, for you and for whoever has it. Add the new one to your calendars
          again.
        </Trans>
      }
      confirm={<Trans>Make a new address</Trans>}
      keep={<Trans>Keep it</Trans>}
      isDanger
      // The card says why it was refused.
      call={{ isPending: renew.isPending }}
      onConfirm={(close) => renew.send({}, { onSettled: close })}
      focusAfter={focusAfter}
    />
  );
}

function HowToAdd() {
  return (
    <Instructions
      heading={<Trans>How do I add it?</Trans>}
      steps={[
        {
          name: 'Google Calendar',
          text: (
            <Trans>
              On a computer: press + beside “Other calendars”, then “From URL”, and paste the address. Google asks for
              news only every few hours.
            </Trans>
          ),
        },
        { name: 'Apple', text: <Trans>On an iPhone or a Mac: press “Open in my calendar app” above.</Trans> },
        { name: 'Outlook', text: <Trans>“Add calendar”, then “Subscribe from web”, and paste the address.</Trans> },
      ]}
    />
  );
}
