import type { Package } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { packageQuery } from '../common/queries.ts';

/** A package as a part of a page: its lines while it is read, and a way to try again where it could not be. */
export function ReadPackage({ id, children }: { id: string; children: (pack: Package) => ReactNode }) {
  const { t } = useLingui();
  const query = useQuery(packageQuery(useOrpc(), id));
  return (
    <QueryView
      query={query}
      isPart
      failed={t`The package could not be loaded`}
      skeleton={
        <div aria-busy>
          <TextSkeleton lines={4} />
        </div>
      }
    >
      {children}
    </QueryView>
  );
}
