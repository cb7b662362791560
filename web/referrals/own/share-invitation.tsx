import { Trans, useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

/** Shares the link of an invitation: by the sheet of the device, by WhatsApp, or as a copy. */
export function ShareInvitation({ address }: { address: string }) {
  const { t } = useLingui();
  const hasSheet = useHydrated() && 'share' in navigator;
  const words = t`I book lessons and help at home with Hirfa. With my invitation, your first booking costs less:`;
  // Rejects when the person closes the share sheet, which is no failure.
  const share = () => navigator.share({ text: words, url: address }).catch(() => undefined);
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:w-full">
      {hasSheet && (
        <Button onClick={() => void share()}>
          <Share2 aria-hidden />
          <Trans>Share</Trans>
        </Button>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ variant: hasSheet ? 'secondary' : 'primary' })}
      >
        <MessageCircle aria-hidden />
        <Trans>Share on WhatsApp</Trans>
      </a>
      <CopyButton text={address} label={t`Copy the link`} done={t`The link of your invitation is copied`} />
    </div>
  );
}
