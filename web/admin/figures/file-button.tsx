import type { FigureTable } from '@hirfa/contract/admin';
import type { Period } from '@hirfa/domain/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../kit/save-file.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';

export interface FileWish {
  table: FigureTable;
  period: Period;
}

/** Downloads a whole table. The request needs the session, so a plain link would not work. */
export function FileButton({ label, wish: { table, period } }: { label: string; wish: FileWish }) {
  const { t } = useLingui();
  const { admin } = useOrpc();
  const language = useLanguage();
  const fetchFile = useMutation({
    mutationFn: () => admin.exportFigures.call({ table, language, from: period.from, to: period.to }),
    onSuccess: (file) => {
      const name = `hirfa-${table}-${period.from}-${period.to}.csv`;
      if (file instanceof Blob) saveFile(file, { name, type: 'text/csv' });
    },
    onError: () => toast({ tone: 'bad', title: t`The file could not be loaded. Please try once more.` }),
  });
  return (
    <Button
      variant="secondary"
      className="self-start"
      pending={fetchFile.isPending}
      onClick={() => fetchFile.mutate()}
      aria-label={t`Download for Excel: ${label}`}
    >
      {!fetchFile.isPending && <Download aria-hidden />}
      <Trans>Download for Excel</Trans>
    </Button>
  );
}
