import type { Day } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../../kit/save-file.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/use-call.ts';

/** Downloads the jobs of the shown weeks. The request needs the session, so a plain link would not work. */
export function FileButton({ from, to }: { from: Day; to: Day }) {
  const { t } = useLingui();
  const { bookings } = useOrpc();
  const language = useLanguage();
  const fetchFile = useCall(() => bookings.exportEarnings.call({ from, to, language }), {
    failed: t`The file could not be loaded.`,
    onDone: (file) => {
      if (file instanceof Blob) saveFile(file, { name: `hirfa-earnings-${from}-${to}.csv`, type: 'text/csv' });
    },
  });
  return (
    <Button variant="secondary" pending={fetchFile.isPending} onClick={() => fetchFile.send()}>
      {!fetchFile.isPending && <Download aria-hidden />}
      <Trans>Download for Excel</Trans>
    </Button>
  );
}
