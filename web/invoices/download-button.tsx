import type { Invoice } from '@hirfa/contract/invoices';
import { invoiceFileName } from '@hirfa/domain/invoices';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../kit/save-file.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { useCall } from '../ui/use-call.ts';
import { titleOf } from './invoice-words.ts';

/** Downloads a paper in the language of the page. The request needs the session, so a plain link would not work. */
export function DownloadButton({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useLingui();
  const { invoices } = useOrpc();
  const language = useLanguage();
  const { id, number } = invoice;
  const title = i18n._(titleOf(invoice));
  const download = useCall(() => invoices.printInvoice.call({ id, language }), {
    failed: t`The file could not be loaded.`,
    onDone: (file) => {
      if (file instanceof Blob) saveFile(file, { name: invoiceFileName(invoice), type: 'application/pdf' });
    },
  });
  return (
    <Button
      variant="secondary"
      className="shrink-0 max-sm:w-11 max-sm:px-0"
      aria-label={t`Download: ${title} ${number}`}
      pending={download.isPending}
      onClick={() => download.send()}
    >
      {!download.isPending && <Download aria-hidden />}
      <span className="max-sm:sr-only">
        <Trans>Download</Trans>
      </span>
    </Button>
  );
}
