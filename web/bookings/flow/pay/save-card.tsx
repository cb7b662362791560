import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

type SaveCardProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether the card that is typed on the gateway's page is saved; nobody has agreed before. */
export function SaveCard({ checked, onChange }: SaveCardProps) {
  return (
    <Checkbox
      label={<Trans>Save this card for next time</Trans>}
      hint={
        <Trans>
          Its number stays with the payment service. We keep its brand, last four digits and expiry date until you
          remove it in your settings.
        </Trans>
      }
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
