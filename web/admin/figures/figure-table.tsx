import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FigureFileButton, type FileWish } from './file-button.tsx';

const cell = 'px-3 py-2.5 whitespace-nowrap';
const head = `${cell} sticky top-0 z-10 bg-sand-1 font-semibold text-ink-1`;
/** The name of a row stays visible while its figures scroll sideways. */
const name = 'sticky start-0 border-e border-sand-2 text-start';

export interface FigureRow {
  key: string;
  name: ReactNode;
  cells: readonly ReactNode[];
  /** Nothing happened. */
  isQuiet?: boolean;
}

type FigureTableProps = {
  label: string;
  /** The names of the columns, that of the rows first. */
  columns: readonly ReactNode[];
  /** How many columns after the name are words; the others are figures. */
  words?: number;
  rows: readonly FigureRow[];
  file: FileWish;
};

/** Figures in rows, with their file below. */
export function FigureTable({ label, columns, words = 0, rows, file }: FigureTableProps) {
  const side = (column: number) => (column <= words ? 'text-start' : 'figure-column');
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="overflow-hidden rounded-m border border-sand-2 bg-card">
        <section
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must scroll it too
          tabIndex={0}
          className="fade-end max-h-112 overflow-auto text-xs"
        >
          <table className="w-full border-separate border-spacing-0">
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th
                    key={index}
                    scope="col"
                    className={index === 0 ? `${head} ${name} z-20!` : `${head} ${side(index)}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.key} row={row} side={side} />
              ))}
            </tbody>
          </table>
          {rows.length === 0 && (
            <p className="px-5 py-6 text-center text-s text-ink-1">
              <Trans>Nothing in this period.</Trans>
            </p>
          )}
        </section>
      </div>
      <FigureFileButton label={label} wish={file} />
    </div>
  );
}

function Row({ row, side }: { row: FigureRow; side: (column: number) => string }) {
  const line = `${cell} border-t border-sand-2 text-ink-0`;
  return (
    <tr className={row.isQuiet ? '[&>td]:text-ink-2' : undefined}>
      <th scope="row" className={`${line} ${name} bg-card font-medium`}>
        <span className="block max-sm:w-max max-sm:max-w-32 max-sm:whitespace-normal">{row.name}</span>
      </th>
      {row.cells.map((value, index) => (
        <td key={index} className={`${line} ${side(index + 1)}`}>
          {value}
        </td>
      ))}
    </tr>
  );
}
