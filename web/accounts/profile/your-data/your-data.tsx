import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveFile } from '../../../kit/save-file.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Money } from '../../../ui/money.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { AccountSection } from '../account-section.tsx';
import { completeCopy, COPY_FILE } from '../delete-account/export-button.tsx';
import { readCopy, type Row, textOf } from './read-copy.ts';
import { SECTIONS } from './sections.ts';

/** The pictures in a copy may make it too large to be read in the memory of a phone. */
const MOST_READ_BYTES = 30_000_000;

interface Copy {
  file: Blob;
  tables: ReturnType<typeof readCopy>;
}

/** The copy of the person's data to read, and to save as a file: both are of one call, which is allowed seldom. */
export function YourData() {
  const { accounts } = useOrpc();
  const [copy, setCopy] = useState<Copy>();
  const fetchCopy = useCall(async () => completeCopy(await accounts.exportMe.call({})), {
    failed: true,
    onDone: (file) => void tablesIn(file).then((tables) => setCopy({ file, tables })),
  });
  if (copy !== undefined) return <Shown copy={copy} />;
  return (
    <AccountSection
      heading={<Trans>A copy of your data</Trans>}
      hint={<Trans>We put it together when you ask for it, at most once an hour.</Trans>}
    >
      <Button pending={fetchCopy.isPending} onClick={() => fetchCopy.send()}>
        <Trans>Show my data</Trans>
      </Button>
    </AccountSection>
  );
}

const tablesIn = async (file: Blob) => (file.size > MOST_READ_BYTES ? {} : readCopy(JSON.parse(await file.text())));

function Shown({ copy: { file, tables } }: { copy: Copy }) {
  const found = SECTIONS.filter(({ table }) => (tables[table] ?? []).length > 0);
  return (
    <>
      <AccountSection
        heading={<Trans>As a file</Trans>}
        hint={<Trans>It has all that stands here, your pictures, and the records that programs keep.</Trans>}
      >
        <Button variant="secondary" onClick={() => saveFile(file, COPY_FILE)}>
          <Download aria-hidden />
          <Trans>Download my data</Trans>
        </Button>
      </AccountSection>
      <AccountSection heading={<Trans>To read</Trans>}>
        {found.length === 0 && <Trans>It is too large to be shown here. The file has all of it.</Trans>}
        <div className="-my-2 divide-y divide-sand-2 empty:hidden">
          {found.map((section) => (
            <Part key={section.table} section={section} rows={tables[section.table] ?? []} />
          ))}
        </div>
      </AccountSection>
    </>
  );
}

type SectionOf = (typeof SECTIONS)[number];

function Part({ section: { heading, fields }, rows }: { section: SectionOf; rows: readonly Row[] }) {
  const { i18n } = useLingui();
  return (
    <Disclosure heading={i18n._(heading)} note={<Plural value={rows.length} one="# entry" other="# entries" />}>
      <ul className="flex flex-col gap-3 pb-4">
        {rows.map((row, index) => (
          <li key={index} className="rounded-m bg-sand-1 p-3 text-s">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              {fields.map((field, at) => (
                <Value key={at} field={field} row={row} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Value({ field: { name, columns, as }, row }: { field: SectionOf['fields'][number]; row: Row }) {
  const { i18n } = useLingui();
  const value = textOf(row, columns(useLanguage()));
  if (value === '') return null;
  return (
    <>
      <dt className="text-ink-2">{i18n._(name)}</dt>
      <dd className="wrap-anywhere text-ink-0">
        {as === 'instant' ? (
          <DateTime at={value} form="day-and-time" />
        ) : as === 'money' ? (
          <Money amount={Number(value).toFixed(2)} piastres />
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </>
  );
}
