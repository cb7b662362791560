import { Trans, useLingui } from '@lingui/react/macro';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';

/** Nobody can book their own offer. */
export function OwnOffer() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<CalendarX aria-hidden />}
        heading={t`This is your own offer`}
        text={<Trans>You can’t book yourself. Another provider may help.</Trans>}
        action={
          <ButtonLink to="/services" size="l">
            <Trans>Browse services</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
