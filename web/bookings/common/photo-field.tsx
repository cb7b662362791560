import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { AddPhoto } from '../../ui/photos/add-photo.tsx';

type PhotoFieldProps = {
  legend: ReactNode;
  /** How many photos there may be, and are. */
  most: number;
  count: number;
  adding: ComponentProps<typeof AddPhoto>['adding'];
  /** The photos. */
  children: ReactNode;
};

/** Photos that are sent with what somebody writes about a booking: each is stored when it is chosen. */
export function PhotoField({ legend, most: limit, count, adding, children }: PhotoFieldProps) {
  const { i18n } = useLingui();
  const most = i18n.number(limit);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-s font-semibold text-ink-0">{legend}</legend>
      <p className="text-s text-ink-1">
        <Trans>Up to {most}. Once you send them, only the two of you and our team see them.</Trans>
      </p>
      {children}
      <AddPhoto adding={adding} isFull={count >= limit} />
    </fieldset>
  );
}
