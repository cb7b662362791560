import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../ui/copy-text.ts';
import { Button } from '../../ui/button.tsx';

/** Copies a text, and says so; where the browser does not, the toast has it. */
export function CopyButton({ text, done }: { text: string; done: string }) {
  const { t } = useLingui();
  const copy = () => copyText(text, { done, failed: t`It could not be copied`, isShown: true });
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden />
      <Trans>Copy</Trans>
    </Button>
  );
}
