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
        <div className="flex flex-wrap justify-center gap-3 *:max-[480px]:w-full">
          <ButtonLink to="/bookings" className="signed-in-only">
            <Trans>My bookings</Trans>
          </ButtonLink>
          <ButtonLink to="/auth" search={{ mode: 'signin' }} className="visitors-only">
            <Trans>Sign in</Trans>
          </ButtonLink>
          <ButtonLink to="/services" variant="secondary" className="visitors-only">
            <Trans>All services</Trans>
          </ButtonLink>
        </div>
      }
    />
  );
}
