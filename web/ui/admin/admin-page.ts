import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Orpc } from '../../kit/orpc.ts';
import type { Link } from '../link.tsx';

/** A page of the admin area, in its navigation and in the search of everything. Its room states it. */
export interface AdminPage {
  to: NonNullable<ComponentProps<typeof Link>['to']>;
  name: MessageDescriptor;
  icon: LucideIcon;
  /** Other words by which the page is found. */
  words?: MessageDescriptor;
  /** How much waits there. Its key begins with that of a call, so that it is counted again with its changes. */
  waiting?: {
    query: (orpc: Orpc) => { queryKey: readonly unknown[]; queryFn: () => Promise<number> };
    /** What a number of these means, for screen readers. */
    words: (count: number) => MessageDescriptor;
  };
  /** Shows its entry only where the page is there. */
  Only?: ComponentType<{ children: ReactNode }>;
}
