import type { Language } from '@hirfa/domain/market';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Orpc } from './orpc.ts';
import type { SessionContext } from './session-context.ts';

/** The context of every route. */
export interface RouterContext {
  language: Language;
  i18n: I18n;
  queryClient: QueryClient;
  /** null during server rendering, which is the same for everybody. */
  session: SessionContext | null;
  orpc: Orpc;
  /** The public address of the site: "https://hirfa.example". */
  origin: string;
  /** Whether this is the demo, where no real money moves. */
  isDemo: boolean;
}
