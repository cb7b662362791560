import type { OwnApplication } from '@hirfa/contract/providers';
import { isFirmOf } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { KIND_NAMES } from '../../documents/texts.ts';
import { valuesOf } from './value-names.ts';

/** What was verified, as it is. */
export function PresentValues({ application: { form, documents } }: { application: OwnApplication }) {
  const { i18n } = useLingui();
  const isFirm = isFirmOf(form);
  const values = valuesOf({ ...form, ...(!isFirm && { business_name: '', business_name_ar: '' }) }, (text) =>
    i18n._(text),
  );
  return (
    <Card className="px-5 py-2">
      <dl className="divide-y divide-sand-2">
        {values.map(({ field, name, value }) => (
          <Row key={field} name={name}>
            <bdi className="font-semibold text-ink-0">{value}</bdi>
          </Row>
        ))}
        {documents.length > 0 && (
          <Row name={<Trans>Documents</Trans>}>
            <ul>
              {documents.map(({ id, kind, created_at }) => {
                const day = <DateTime at={created_at} form="day" />;
                return (
                  <li key={id}>
                    {i18n._(KIND_NAMES[kind])}{' '}
                    <span className="text-xs text-ink-2">
                      <Trans>since {day}</Trans>
                    </span>
                  </li>
                );
              })}
            </ul>
          </Row>
        )}
      </dl>
    </Card>
  );
}

/** A name, and its value beside it; below it on narrow screens. */
export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="text-s text-ink-2">{name}</dt>
      <dd className="min-w-0 text-s wrap-anywhere text-ink-1">{children}</dd>
    </div>
  );
}
