import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';

/** Copies a text, and says so; where the browser does not, the toast has it. */
export function CopyButton({ text, done }: { text: string; done: string }) {
  const { t } = useLingui();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'ok', title: done });
    } catch {
      toast({ tone: 'bad', title: t`It could not be copied`, text });
    }
  }
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden />
      <Trans>Copy</Trans>
    </Button>
  );
}
