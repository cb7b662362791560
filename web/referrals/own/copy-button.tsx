import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { Button } from '../../ui/button.tsx';

/** How long the button shows that it has copied. */
const SHOWN_MS = 4000;

type CopyButtonProps = {
  text: string;
  /** What it copies: "Copy the link". */
  label: string;
  /** What is said then. */
  done: string;
};

/** Copies a text, and says which; where the browser does not, the toast has it. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { t } = useLingui();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  async function copy() {
    if (await copyText(text, { done, failed: t`It could not be copied`, isShown: true }))
      setCopies((before) => before + 1);
  }
  const Icon = copies > 0 ? Check : Copy;
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
