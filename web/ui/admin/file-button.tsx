import type { NewAdminFile } from '@hirfa/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { saveFile } from '../../kit/save-file.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../button.tsx';
import { useCall } from '../use-call.ts';

type FileButtonProps = {
  /** The name of the file. */
  name: string;
  fetchFile: () => Promise<unknown>;
  onSaved?: () => unknown;
  /** Where a page has several tables: which one. */
  label?: string;
  /** Its words, if they are not the usual ones. */
  children?: ReactNode;
};

/** Downloads a whole table. The request needs the session, so a plain link would not work. */
export function FileButton({ name, fetchFile, onSaved, label, children }: FileButtonProps) {
  const { t } = useLingui();
  const download = useCall(fetchFile, {
    failed: t`The file could not be loaded.`,
    onDone: (file) => {
      if (file instanceof Blob) saveFile(file, { name, type: 'text/csv' });
      return onSaved?.();
    },
  });
  return (
    <Button
      variant="secondary"
      className="self-start"
      pending={download.isPending}
      onClick={() => download.send()}
      {...(label !== undefined && { 'aria-label': t`Download for Excel: ${label}` })}
    >
      {!download.isPending && <Download aria-hidden />}
      {children ?? <Trans>Download for Excel</Trans>}
    </Button>
  );
}

/** A whole list with what it is narrowed down by. */
type Wish = NewAdminFile extends infer File ? (File extends unknown ? Omit<File, 'language'> : never) : never;

/** Downloads a whole list, narrowed down as on the page. */
export function ListFileButton({ list, label, children }: { list: Wish; label?: string; children?: ReactNode }) {
  const { admin } = useOrpc();
  const language = useLanguage();
  return (
    <FileButton
      name={`hirfa-${list.table.replaceAll('_', '-')}.csv`}
      fetchFile={() => admin.exportTable.call({ ...list, language })}
      {...(label !== undefined && { label })}
    >
      {children}
    </FileButton>
  );
}
