import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { FileButton } from '../../ui/admin/file-button.tsx';
import type { AuditSearch } from '../queries.ts';

/** Downloads all entries of a search; the download is an entry itself. */
export function AuditFileButton({ search }: { search: AuditSearch }) {
  const { admin } = useOrpc();
  const queryClient = useQueryClient();
  const language = useLanguage();
  return (
    <FileButton
      name="hirfa-audit-log.csv"
      fetchFile={() => admin.exportAuditLog.call({ ...search, language })}
      onSaved={() => queryClient.invalidateQueries({ queryKey: admin.listAuditLog.key() })}
    />
  );
}
