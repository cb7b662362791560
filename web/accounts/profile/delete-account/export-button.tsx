import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useOrpc } from '../../../app/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { profileErrorText } from '../error-texts.ts';

/** A file with all that is kept about the person. It is asked for with their session, so a plain link would not do. */
export function ExportButton() {
  const { i18n, t } = useLingui();
  const { accounts } = useOrpc();
  const fetchCopy = useMutation({
    mutationFn: () => accounts.exportMe.call({}),
    onSuccess: (copy) => {
      download(JSON.stringify(copy, null, 2), 'hirfa-my-data.json');
      toast({ tone: 'ok', title: t`Your data is downloaded` });
    },
    onError: (error) => toast({ tone: 'bad', title: i18n._(profileErrorText(error)) }),
  });
  return (
    <Button variant="secondary" pending={fetchCopy.isPending} onClick={() => fetchCopy.mutate()}>
      {!fetchCopy.isPending && <Download aria-hidden />}
      <Trans>Download my data</Trans>
    </Button>
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
