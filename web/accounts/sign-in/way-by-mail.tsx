import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/link.tsx';

type WayByMailProps = {
  /** Opens the form of the mail on this page, with the e-mail that was typed; without it a link leads to the form. */
  onForgot?: () => void;
};

/** The way in for an owner who is locked out by the tries of somebody else. */
export function WayByMail({ onForgot }: WayByMailProps) {
  const words = <Trans>Choose a new password by e-mail</Trans>;
  const way = onForgot ? (
    <button
      type="button"
      onClick={onForgot}
      className="rounded-s font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {words}
    </button>
  ) : (
    <TextLink to="/reset-password">{words}</TextLink>
  );
  return <Trans>Not your tries? {way}, and you can sign in at once.</Trans>;
}
