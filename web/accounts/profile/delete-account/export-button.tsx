import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../../kit/save-file.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { simpleToast } from '../../../ui/toasts/simple-toast.ts';
import { useCall } from '../../../ui/use-call.ts';

/** The end of the document; a download that broke off lacks it. */
const END = '"complete":true}';

export const COPY_FILE = { name: 'hirfa-my-data.json', type: 'application/json' };

/** The copy as a file; one that broke off is refused. */
export async function completeCopy(answer: unknown): Promise<Blob> {
  const copy = answer instanceof Blob ? answer : new Blob();
  const end = await copy.slice(-2 * END.length).text();
  if (!end.trimEnd().endsWith(END)) throw new Error('the copy broke off');
  return copy;
}

/** Downloads all data about the person. The request needs the session, so a plain link would not work. */
export function ExportButton() {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const fetchCopy = useCall(async () => completeCopy(await accounts.exportMe.call({})), {
    failed: true,
    onDone: (copy) => {
      saveFile(copy, COPY_FILE);
      simpleToast({ title: t`Your data is downloaded` });
    },
  });
  return (
    <Button variant="secondary" pending={fetchCopy.isPending} onClick={() => fetchCopy.send()}>
      {!fetchCopy.isPending && <Download aria-hidden />}
      <Trans>Download my data</Trans>
    </Button>
  );
}
