import type { Language } from '@hirfa/domain/market';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Orpc } from './orpc.ts';
import type { SessionContext } from './session-context.ts';

/** What every route finds in its context. */
export interface RouterContext {
  language: Language;
  i18n: I18n;
  queryClient: QueryClient;
  /** null while a page is rendered on the server: pages know nobody. */
  session: SessionContext | null;
  orpc: Orpc;
  /** Where people reach the site: "https://hirfa.example". */
  origin: string;
}
