import { Trans, useLingui } from '@lingui/react/macro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { leastNow } from '../../../kit/error-code.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Money } from '../../../ui/money.tsx';

/** The price is below what can be paid: the customer chooses more, or something else. */
export function TooLittle({ target, error }: { target: string; error: Error }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<ReceiptText aria-hidden />}
        heading={t`This price is too low to pay`}
        text={<LeastAmount least={leastNow(error) ?? '0.00'} />}
        action={
          <ButtonLink to="/booking/$target" params={{ target }} size="l">
            <Trans>Change the booking</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}

/** What can be done about a price that is below what can be paid. */
export function LeastAmount({ least }: { least: string }) {
  const amount = <Money amount={least} />;
  return <Trans>{amount} is the smallest amount that can be paid here. Choose more time or another service.</Trans>;
}
