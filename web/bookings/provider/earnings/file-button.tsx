import type { Day } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../../kit/save-file.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

/** Downloads the jobs of the shown weeks. The request needs the session, so a plain link would not work. */
export function FileButton({ from, to }: { from: Day; to: Day }) {
  const { t } = useLingui();
  const { bookings } = useOrpc();
  const language = useLanguage();
  const fetchFile = useMutation({
    mutationFn: () => bookings.exportEarnings.call({ from, to, language }),
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(file, { name: `hirfa-earnings-${from}-${to}.csv`, type: 'text/csv' });
    },
    onError: () => toast({ tone: 'bad', title: t`The file could not be loaded. Please try once more.` }),
  });
  return (
    <Button variant="secondary" pending={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
      {!fetchFile.isPending && <Download aria-hidden />}
      <Trans>Download for Excel</Trans>
    </Button>
  );
}
