import { useLingui } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';

/** The button that sends what is written beside it; while it is not ready, a press does what the form decides. */
export function SendButton({ isReady }: { isReady: boolean }) {
  const { t } = useLingui();
  return (
    <button
      type="submit"
      aria-label={t`Send`}
      data-tooltip={t`Send`}
      aria-disabled={!isReady}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-clay text-on-clay transition-[background-color,opacity] hover:bg-clay-hover aria-disabled:opacity-55"
    >
      <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
    </button>
  );
}
