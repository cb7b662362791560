import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../../kit/save-file.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { profileErrorText } from '../error-texts.ts';

/** Downloads all data about the person. The request needs the session, so a plain link would not work. */
export function ExportButton() {
  const { i18n, t } = useLingui();
  const { accounts } = useOrpc();
  const fetchCopy = useMutation({
    mutationFn: () => accounts.exportMe.call({}),
    onSuccess: (copy) => {
      saveFile(JSON.stringify(copy, null, 2), { name: 'hirfa-my-data.json', type: 'application/json' });
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
