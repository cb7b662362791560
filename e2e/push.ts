import { PUSH_CLIENT } from '@hirfa/domain/notifications';
import type { NewDevice } from '@hirfa/contract/notifications';
import { newDevice } from '@hirfa/server/testing/push/subscriptions';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';

/** What the service worker receives, as the server writes it. */
export const pushOf = (changes: Record<string, unknown> = {}) => ({
  id: '019aa000-0000-7000-8000-00000000000a',
  tag: 'event-1',
  title: 'Something has happened',
  text: 'Open it.',
  language: 'en',
  path: '/profile',
  type: 'booking_confirmed',
  priority: 'high',
  sound: 'notification_1',
  ...changes,
});

interface AllowPush {
  permission?: string;
  answer?: string;
  device?: NewDevice;
}

/**
 * Gives the pages of a browser what Chromium has only with a window: the permission for notifications, and the push
 * service of its vendor, at which it subscribes as `device`. Somebody who is asked answers with `answer`.
 */
export async function allowPush(
  context: BrowserContext,
  { permission = 'granted', answer = 'granted', device = newDevice() }: AllowPush = {},
): Promise<void> {
  const { keys, fcm_token: first } = device;
  await context.addInitScript(
    ({ keys, first, permission, answer }) => {
      const [PERMISSION, SUBSCRIPTION, TIMES] = ['test.permission', 'test.subscription', 'test.subscribed'];
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(PERMISSION) ?? permission });
      Notification.requestPermission = async () => {
        localStorage.setItem(PERMISSION, answer);
        return Notification.permission;
      };
      const endpoint = () => localStorage.getItem(SUBSCRIPTION);
      const subscription = () =>
        endpoint() && {
          endpoint: endpoint(),
          toJSON: () => ({ endpoint: endpoint(), keys }),
          getKey: (name: 'p256dh' | 'auth') =>
            Uint8Array.from(atob(keys?.[name].replaceAll('-', '+').replaceAll('_', '/') ?? ''), (c) => c.charCodeAt(0)),
          unsubscribe: async () => localStorage.removeItem(SUBSCRIPTION),
        };
      // The page of this imitation finds one notification, whatever the worker shows.
      Object.assign(ServiceWorkerRegistration.prototype, {
        getNotifications: async () => [{ close: () => localStorage.setItem('test.closed', 'yes') }],
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription() || null,
        async subscribe() {
          if (endpoint() !== null) return subscription();
          const times = Number(localStorage.getItem(TIMES));
          localStorage.setItem(TIMES, String(times + 1));
          localStorage.setItem(SUBSCRIPTION, times === 0 ? first : `${first}-${times}`);
          return subscription();
        },
      });
    },
    { keys, first, permission, answer },
  );
}

export const subscriptionOf = (page: Page) => page.evaluate(() => localStorage.getItem('test.subscription'));

/** A notification that is shown; Chromium without a window shows none, so its list stands in the worker of the test. */
interface Shown {
  title: string;
  options: { body: string; tag: string; lang: string; dir: string; data: { path: string } };
}

/** What the test puts into the worker. */
interface Scope {
  registration: { showNotification: unknown; getNotifications: unknown };
  clients: { openWindow: unknown; matchAll: (options: object) => Promise<object[]> };
  /** Whether somebody looks at the pages; a page without a window always has the focus. */
  isLookedAt: boolean;
  shown: Shown[];
  opened: string[];
  setTimeout: unknown;
  /** What the worker does later. */
  later: (() => void)[];
}

/** The service worker of a browser by its debugging protocol, which needs no page of the product. */
export class PushReceiver {
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #found: Promise<{ registrationId: string; origin: string }>;
  #worker: Worker | undefined;

  private constructor(context: BrowserContext, session: CDPSession) {
    this.#context = context;
    this.#session = session;
    this.#found = new Promise((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve({ registrationId: first.registrationId, origin: new URL(first.scopeURL).origin });
      });
    });
  }

  static async open(context: BrowserContext): Promise<PushReceiver> {
    const session = await context.newCDPSession(await context.newPage());
    const receiver = new PushReceiver(context, session);
    await session.send('ServiceWorker.enable');
    return receiver;
  }

  async deliver(push: object): Promise<void> {
    await this.#prepared();
    const data = JSON.stringify(push);
    await this.#session.send('ServiceWorker.deliverPushMessage', { ...(await this.#found), data });
  }

  /** The notifications that are shown now. */
  async shown(): Promise<{ title: string; body: string; tag: string; lang: string; dir: string; path: string }[]> {
    const worker = await this.#prepared();
    const shown = await worker.evaluate(() => (globalThis as unknown as Scope).shown);
    return shown.map(({ title, options: { body, tag, lang, dir, data } }) => ({
      title,
      body,
      tag,
      lang,
      dir,
      path: data.path,
    }));
  }

  /** Taps on the notification that is shown; reports the path where the worker opens a new page, if it does. */
  async tap(): Promise<string | undefined> {
    const worker = await this.#prepared();
    return worker.evaluate(async () => {
      const { shown, opened } = globalThis as unknown as Scope;
      const close = () => void shown.splice(0, 1);
      const done: Promise<unknown>[] = [];
      dispatchEvent(
        Object.assign(new Event('notificationclick'), {
          notification: { data: shown[0]?.options.data, close },
          waitUntil: (work: Promise<unknown>) => void done.push(work),
        }),
      );
      await Promise.all(done);
      return opened.shift();
    });
  }

  /** Somebody looks at the pages of the product, or at something else. */
  async look(isLookedAt: boolean): Promise<void> {
    const worker = await this.#prepared();
    await worker.evaluate((is) => void ((globalThis as unknown as Scope).isLookedAt = is), isLookedAt);
  }

  /** The time of notifications beside an open page is over. */
  async passTime(): Promise<void> {
    const worker = await this.#prepared();
    await worker.evaluate(() => {
      for (const work of (globalThis as unknown as Scope).later.splice(0)) work();
    });
  }

  /** The worker, with a list instead of notifications on a screen, and of the pages that it opens. */
  async #prepared(): Promise<Worker> {
    this.#worker ??= this.#context.serviceWorkers()[0] ?? (await this.#context.waitForEvent('serviceworker'));
    await this.#worker.evaluate((CLOSE_MS) => {
      const scope = globalThis as unknown as Scope;
      if (scope.shown !== undefined) return;
      Object.assign(scope, { shown: [], opened: [], later: [], isLookedAt: true });
      const remove = (one: Shown) => (scope.shown = scope.shown.filter((other) => other !== one));
      const runLater = globalThis.setTimeout;
      scope.setTimeout = (work: () => void, ms: number) =>
        ms >= CLOSE_MS ? scope.later.push(work) : runLater(work, ms);
      scope.registration.showNotification = async (title: string, options: Shown['options']) => {
        scope.shown = [...scope.shown.filter((other) => other.options.tag !== options.tag), { title, options }];
      };
      scope.registration.getNotifications = async ({ tag = '' } = {}) =>
        scope.shown
          .filter(({ options }) => tag === '' || options.tag === tag)
          .map((one) => ({ close: () => remove(one) }));
      const pagesOf = scope.clients.matchAll.bind(scope.clients);
      scope.clients.matchAll = async (options) => {
        const pages = await pagesOf(options);
        for (const page of pages) Object.defineProperty(page, 'focused', { get: () => scope.isLookedAt });
        return pages;
      };
      scope.clients.openWindow = async (path: string) => void scope.opened.push(path);
    }, PUSH_CLIENT.closeAfterMs);
    return this.#worker;
  }
}
