import type { Rate } from '@hirfa/contract/calls';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { authenticate } from '../accounts/index.ts';
import type { CallContext } from '../kernel/calls.ts';
import type { InProcessApi } from '../kernel/http.ts';
import { asPerson } from '../kernel/transactions.ts';
import { refuse } from '../kernel/verb.ts';
import { createWorkCtx } from '../kernel/work.ts';
import type { Clock } from '../platform/clock.ts';
import { databaseCode } from '../platform/errors/database-errors.ts';
import type { Pools } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { SharedCards } from '../platform/pictures/shared-cards.ts';
import type { ReadinessCheck } from '../platform/supervision/readiness.ts';
import { rooms, type Services } from './rooms.ts';

/** Our own code in PostgreSQL's class of authorization: this person may not act at all. */
const NOT_AUTHORIZED = '28H00';

/** Renders the pages: the built site, or Vite in development. `send` receives the HTML of the answer. */
export interface Site {
  fetch(
    request: Request,
    options: {
      context: { api: InProcessApi; nonce: string; origin: string; isDemo: boolean; send: (html: string) => void };
    },
  ): Promise<Response>;
  /** The paths of its public pages that are always there, without a language: "/services". */
  pages(): Promise<readonly string[]>;
}

export interface AppOptions {
  pools: Pools;
  log: Log;
  clock: Clock;
  site: Site;
  services: Services;
  /** The pictures of pages for shared links. */
  sharedCards: SharedCards;
  ready: readonly ReadinessCheck[];
  /** What operators should know although it works. */
  remarks?: () => readonly string[];
  /** The number of trusted proxies in front of this process. */
  trustedProxies: number;
  /** How often an address or a person may ask, if not as usual. */
  rates?: { address?: Rate; person?: Rate; page?: Rate; picture?: Rate } | 'off';
  /** Whether this is the demo: its pages say so, and the page with all components (/dev/ui) is served. */
  isDemo?: boolean;
  /** Allows the inline scripts and sockets of Vite; never in a built product. */
  development?: boolean;
}

export type Env = { Variables: { requestId: string; address: string }; Bindings: Partial<HttpBindings> };
export type App = Hono<Env>;
export type RequestContext = Context<Env>;

/** The context in which the handlers of the rooms run. They know only what these headers of the request tell. */
export function callContext(options: AppOptions, c: RequestContext, headers = c.req.raw.headers): CallContext {
  const { pools, services, log, clock } = options;
  const now = clock();
  return {
    request_id: c.get('requestId'),
    headers,
    reply: new Headers(),
    log,
    address: c.get('address'),
    now,
    visitor: () => ({ db: pools.public, now, actor: { kind: 'visitor' } }),
    person: async (work) => {
      const actor = await authenticate({
        ctx: { services, now },
        input: { authorization: headers.get('authorization') },
      });
      if (actor === null) return refuse('authentication_required');
      try {
        return await asPerson(pools.api, actor, { now, subscribers: rooms.subscribers }, work);
      } catch (error) {
        // The session ended while the call was running.
        if (databaseCode(error) === NOT_AUTHORIZED) return refuse('authentication_required');
        throw error;
      }
    },
    work: () => workCtx(options),
  };
}

export function workCtx({ pools, clock, log, services }: AppOptions) {
  return createWorkCtx({ db: pools.worker, clock, subscribers: rooms.subscribers, log, services });
}
