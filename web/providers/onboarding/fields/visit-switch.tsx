import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/fields/switch.tsx';

/** Whether customers book a visit, in which the quote for the work is written. */
export function VisitSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Visit and quote`}
      hint={
        <Trans>
          The price is the fee of a visit. There you write a quote for the work, and the fee is a part of it.
        </Trans>
      }
      checked={checked}
      onChange={onChange}
    />
  );
}
