import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { Money } from '../../../../ui/money.tsx';
import { Barcode } from './barcode.tsx';

type ReferenceCardProps = {
  code: string;
  /** As in the contract: "450.00". */
  amount: string;
};

/** What somebody shows or says at the kiosk: the reference, its barcode and the amount. */
export function ReferenceCard({ code, amount }: ReferenceCardProps) {
  const { t } = useLingui();
  const copy = () => void copyText(code, { done: t`The reference is copied`, failed: t`It could not be copied` });
  return (
    <Card raised className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-s font-medium text-ink-2">
            <Trans context="at a kiosk">Your reference</Trans>
          </h2>
          <p dir="ltr" className="text-2xl font-bold wrap-anywhere text-ink-0 tabular-nums select-all">
            {grouped(code)}
          </p>
        </div>
        <Button variant="secondary" onClick={copy} className="max-sm:w-full">
          <Copy aria-hidden />
          <Trans>Copy the reference</Trans>
        </Button>
      </div>
      <Barcode code={code} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-1">
        <span>
          <Trans>To pay in cash</Trans>
        </span>
        <strong className="text-l text-ink-0">
          <Money amount={amount} piastres />
        </strong>
      </p>
    </Card>
  );
}

/** Digits in groups, as people read them out; other references as they are. */
const grouped = (code: string) => (/^\d+$/.test(code) ? code.replaceAll(/(\d{3})(?=\d{3})/g, '$1 ') : code);
