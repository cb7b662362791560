/** Why a visitor is asked to sign in; the texts are in `pages/frame/sign-in-reasons.ts`. */
export type SignInReason =
  | 'booking'
  | 'bookings'
  | 'confirmation'
  | 'profile'
  | 'apply'
  | 'provider'
  | 'admin'
  | 'page';

/** A page that visitors may open. */
interface PublicRoute {
  path: string;
  /**
   * - `document`: whole before its scripts run; the first sign of a visitor loads them (`app/wake.ts`).
   * - `anybody`: works only with its scripts.
   * - `payment-outcome`: one view for all its addresses, which stays when they change (`payment-outcome.tsx`).
   */
  guard: 'document' | 'anybody' | 'payment-outcome';
  /** Where search engines find what it says, if not here: at another address, or nowhere. */
  foundAt?: string | null;
  /** Only where the page asks for sign-in later. */
  signIn?: SignInReason;
  /** Its file in `web/pages`. */
  page: string;
  /** Where its texts are, if not in the catalogue for visitors, `site`. */
  texts?: 'inside' | 'information' | 'joining';
}

/** A page that visitors never see; its texts are in the catalogue `inside`. */
interface GuardedRoute {
  path: string;
  /**
   * - `signed-in`: visitors are redirected to / and the wanted path is stored for after sign-in (specification 2).
   * - `provider`: a verified, active provider; admins are redirected to the admin dashboard, others to onboarding.
   * - `admin`: an admin; everybody else is told that access is denied.
   */
  guard: 'signed-in' | 'provider' | 'admin';
  signIn: SignInReason;
  page: string;
}

/**
 * One path of the site. Arabic has the same paths with the prefix `/ar`. Paths that lead to others are in
 * `domain/screens/moved.ts`.
 */
export type SiteRoute = PublicRoute | GuardedRoute;

/**
 * Until when something stays in a browser:
 * - `sign-out`: until the person signs out by themselves; what they write is there again after a session has ended.
 * - `session`: the client of the session deletes it.
 * - `tab`: as long as the tab.
 * - `device`: it is of the device, whoever uses it.
 */
export type StoredUntil = 'sign-out' | 'session' | 'tab' | 'device';

/** Storage keys of browsers, or their beginnings, which end with a dot. */
export type StoredKeys = Readonly<Record<string, StoredUntil>>;

/** The manifest of a web room. */
export interface WebRoom {
  /**
   * Folders and globs: what of the room, and of its pages besides those of its routes, has its texts in the catalogue
   * `inside`.
   */
  inside: readonly string[];
  /** The same for `information`, the catalogue of the long texts that few visitors read. */
  information?: readonly string[];
  /** The same for `joining`, the catalogue of what providers read before they join. */
  joining?: readonly string[];
  routes: readonly SiteRoute[];
  /** What it stores in browsers. Journeys fail where a page stores what nobody states. */
  stored?: StoredKeys;
}
