import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { copyText } from '../ui/copy-text.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { Button } from '../ui/button.tsx';

/** Small enough for three buttons side by side on the smallest phone. */
export const compact = 'px-2.5! text-xs!';

/** Shares a provider: with the share sheet of the device or else a copied link, and with WhatsApp, after `before`. */
export function ShareButtons({ name, address, before }: { name: string; address: string; before?: ReactNode }) {
  const { t } = useLingui();
  async function share() {
    if ('share' in navigator) {
      // Rejects when the person closes the share sheet, which is no failure.
      await navigator.share({ title: t`${name} on Hirfa`, url: address }).catch(() => undefined);
      return;
    }
    await copy();
  }
  const copy = () =>
    copyText(address, { done: t`The link is copied`, failed: t`The link could not be copied`, isShown: true });
  return (
    <div className="mt-5 border-t border-sand-2 pt-3">
      <div className="-mx-2.5 flex flex-wrap gap-x-1">
        {before}
        <Button variant="quiet" className={`${compact} noscript:hidden`} onClick={() => void share()}>
          <Share2 aria-hidden />
          <Trans>Share</Trans>
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(t`${name} on Hirfa: ${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'quiet' }, compact)}
        >
          <MessageCircle aria-hidden />
          <Trans>Share on WhatsApp</Trans>
        </a>
      </div>
    </div>
  );
}
