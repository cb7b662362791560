import { Trans, useLingui } from '@lingui/react/macro';
import { SUSPENSION_WORDS, type suspensionOf } from '../../kit/suspension.ts';
import { OwnWords } from '../../ui/own-words.tsx';

type SuspendedNoticeProps = { suspension: NonNullable<ReturnType<typeof suspensionOf>> };

/** Tells a person why nobody can sign in to their account. */
export function SuspendedNotice({ suspension: { reason, words } }: SuspendedNoticeProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-s bg-bad-soft px-4 py-3 text-s text-bad">
      <p className="font-semibold">
        <Trans>Your account is suspended</Trans>
      </p>
      <p className="mt-1">{i18n._(SUSPENSION_WORDS[reason])}</p>
      {words !== null && (
        <div className="mt-1">
          <OwnWords>{words}</OwnWords>
        </div>
      )}
      <p className="mt-2">
        <Trans>We decide about each of your open bookings, and inform you by e-mail.</Trans>
      </p>
    </div>
  );
}
