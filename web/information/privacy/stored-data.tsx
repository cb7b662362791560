import { DATA_KINDS, type DataKind } from '@hirfa/domain/privacy';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AT_END_WORDS, KIND_WORDS } from './kind-words.tsx';

export const ALL_KINDS = Object.keys(DATA_KINDS) as DataKind[];

/** Each kind of personal data: what it is, how long it is kept, and what becomes of it when the account ends. */
export function StoredData({ kinds }: { kinds: readonly DataKind[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-col divide-y divide-sand-2 border-y border-sand-2">
      {kinds.map((kind) => {
        const { name, what, howLong } = KIND_WORDS[kind];
        return (
          <li key={kind} className="py-4">
            <h3 className="font-semibold text-ink-0">{i18n._(name)}</h3>
            <p className="text-s">{what}</p>
            <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-s sm:grid-cols-[13rem_1fr]">
              <Fact name={<Trans>How long:</Trans>}>{howLong}</Fact>
              <Fact name={<Trans>When your account ends:</Trans>}>{i18n._(AT_END_WORDS[DATA_KINDS[kind]])}</Fact>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-2 max-sm:inline">{name}</dt> <dd className="text-ink-0 max-sm:inline">{children}</dd>
    </div>
  );
}
