import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { testToolsQuery } from './queries.ts';

/** What is there only where the test tools are switched on. */
export function WithTestTools({ children }: { children: ReactNode }) {
  const { isSuccess } = useQuery(testToolsQuery(useOrpc()));
  return isSuccess && children;
}
