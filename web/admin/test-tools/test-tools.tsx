import type { TestTools as Tools } from '@hirfa/contract/admin';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { testToolsQuery } from './queries.ts';

type TestToolsProps = { children: (tools: Tools) => ReactNode; notFound: ReactNode };

/** Shows its children where the test tools are on; elsewhere the page does not exist. */
export function TestTools({ children, notFound }: TestToolsProps) {
  const { t } = useLingui();
  const query = useQuery(testToolsQuery(useOrpc()));
  return (
    <QueryView
      query={query}
      failed={t`The test tools could not be loaded`}
      skeleton={
        <div aria-busy className="page-width max-w-xl py-6">
          <TextSkeleton lines={3} />
        </div>
      }
      missing={notFound}
    >
      {children}
    </QueryView>
  );
}
