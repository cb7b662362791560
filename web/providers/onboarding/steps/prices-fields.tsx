import { PACKAGES } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/fields/switch.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { AmountField } from '../fields/line-field.tsx';
import { useForm } from '../form-context.ts';

/** How the person prices work. */
export function PricesFields() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  // Nobody comes back to a repair each week: courses and packages are for lessons, and for who has chosen them before.
  const hasMeetings = form.provider_type === 'community';
  return (
    <>
      <ChoiceCards
        label={t`How do you price your work?`}
        field="pricing_mode"
        value={form.pricing_mode}
        onChange={(pricing_mode) => change({ pricing_mode })}
        error={errorOf('pricing_mode')}
        options={[
          { value: 'hourly', label: t`By the hour`, text: <Trans>Customers book half hours.</Trans> },
          { value: 'fixed', label: t`By the job`, text: <Trans>The price of the service counts.</Trans> },
          ...(hasMeetings || form.pricing_mode === 'package'
            ? [
                {
                  value: 'package' as const,
                  label: t`By the course`,
                  text: <Trans>The price of the service is for several meetings.</Trans>,
                },
              ]
            : []),
        ]}
      />
      <PackageFields isOffered={hasMeetings || form.subscription_packages_enabled} />
    </>
  );
}

/** Whether weekly meetings are sold for one price, and for which. */
function PackageFields({ isOffered }: { isOffered: boolean }) {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const [monthly, yearly] = [PACKAGES.monthly.bookings, PACKAGES.yearly.bookings];
  return (
    <div hidden={!isOffered}>
      <Switch
        label={t`Monthly and yearly packages`}
        hint={
          <Trans>
            For customers who come regularly: {monthly} or {yearly} weekly meetings, paid at once. They see packages
            where these cost no more than the same meetings one by one.
          </Trans>
        }
        checked={form.subscription_packages_enabled}
        onChange={(subscription_packages_enabled) => change({ subscription_packages_enabled })}
      />
      {form.subscription_packages_enabled && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <AmountField
            label={t`Price of ${monthly} meetings, in pounds`}
            field="monthly_subscription_rate"
            value={form.monthly_subscription_rate}
            onChange={(monthly_subscription_rate) => change({ monthly_subscription_rate })}
            error={errorOf('monthly_subscription_rate')}
          />
          <AmountField
            label={t`Price of ${yearly} meetings, in pounds`}
            field="yearly_subscription_rate"
            value={form.yearly_subscription_rate}
            onChange={(yearly_subscription_rate) => change({ yearly_subscription_rate })}
            error={errorOf('yearly_subscription_rate')}
          />
        </div>
      )}
    </div>
  );
}
