import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';

/** The address names no booking of this person. */
export function NoSuchBooking() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      scene="lost"
      heading={t`We can’t find this booking`}
      text={<Trans>It may belong to another account, or the address is not complete.</Trans>}
      action={
        <ButtonLink to="/bookings">
          <Trans>My bookings</Trans>
        </ButtonLink>
      }
    />
  );
}
