import type { OwnPayout } from '@hirfa/contract/payouts';
import { useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../kit/save-file.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/use-call.ts';

const TYPES = { pdf: 'application/pdf', csv: 'text/csv' } as const;
type Form = keyof typeof TYPES;

/** Downloads the statement of a payout. The request needs the session, so plain links would not work. */
export function StatementButtons({ payout: { id, week } }: { payout: OwnPayout }) {
  const { t } = useLingui();
  const { payouts } = useOrpc();
  const language = useLanguage();
  const load = useCall(
    (form: Form) =>
      form === 'pdf'
        ? payouts.printPayoutStatement.call({ id, language })
        : payouts.exportPayoutStatement.call({ id, language }),
    {
      failed: t`The file could not be loaded.`,
      onDone: (file, form) => {
        if (file instanceof Blob) saveFile(file, { name: `hirfa-payout-${week}.${form}`, type: TYPES[form] });
      },
    },
  );
  const button = (form: Form, name: string, label: string) => (
    <Button
      variant="secondary"
      aria-label={label}
      pending={load.isPending && load.given === form}
      onClick={() => load.send(form)}
    >
      {!(load.isPending && load.given === form) && <Download aria-hidden />}
      {name}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button('pdf', t({ message: 'PDF', context: 'payout statement' }), t`Download the statement of ${week} as a PDF`)}
      {button(
        'csv',
        t({ message: 'Excel', context: 'payout statement' }),
        t`Download the statement of ${week} for Excel`,
      )}
    </div>
  );
}
