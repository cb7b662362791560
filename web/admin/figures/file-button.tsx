import type { FigureTable } from '@hirfa/contract/admin';
import type { Period } from '@hirfa/domain/admin';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { FileButton } from '../../ui/admin/file-button.tsx';

export interface FileWish {
  table: FigureTable;
  period: Period;
}

/** Downloads a table of a period. */
export function FigureFileButton({ label, wish: { table, period } }: { label: string; wish: FileWish }) {
  const { admin } = useOrpc();
  const language = useLanguage();
  return (
    <FileButton
      name={`hirfa-${table}-${period.from}-${period.to}.csv`}
      fetchFile={() => admin.exportFigures.call({ table, language, from: period.from, to: period.to })}
      label={label}
    />
  );
}
