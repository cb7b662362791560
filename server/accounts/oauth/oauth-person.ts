import { type OAuthProvider, PHOTO } from '@hirfa/domain/accounts';
import * as z from 'zod';
import type { OAuthPerson } from '../services.ts';

/** Hosts of people's pictures; anybody can publish on Google's other hosts under this name. */
const PICTURES: Partial<Record<OAuthProvider, RegExp>> = { google: /^https:\/\/lh\d\.googleusercontent\.com\// };

const PersonClaims = z.object({
  sub: z.string().min(1).optional(),
  /** Facebook's name for `sub`. */
  id: z.string().min(1).optional(),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  picture: z.url().max(2000).optional().catch(undefined),
});

const FormUser = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) }));

/** Reads the claims of an OAuth provider and the query with which it sent the browser back (`search`). */
export function personOf(oauthProvider: OAuthProvider, issuer: string, claims: unknown, search: string): OAuthPerson {
  const { sub, id, email, email_verified, name, picture } = PersonClaims.parse(claims);
  return {
    subject: z.string().parse(oauthProvider === 'facebook' ? id : sub),
    email: email?.toLowerCase() ?? null,
    isEmailVerified: email !== undefined && email_verified === true,
    name: name ?? nameInForm(search),
    picture: picture === undefined ? null : ownPicture(oauthProvider, issuer, picture),
  };
}

/** The name in the form with which Apple sends the browser back, the first time only. It is not verified. */
function nameInForm(search: string): string {
  const { data } = FormUser.safeParse(new URLSearchParams(search).get('user'));
  return [data?.name.firstName, data?.name.lastName].filter(Boolean).join(' ');
}

/** A picture's address, in the size that we store; null if it is on another host. In tests the issuer is the host. */
export function ownPicture(oauthProvider: OAuthProvider, issuer: string, picture: string): string | null {
  const { href, origin } = new URL(picture);
  const isOwn = issuer.startsWith('http:') ? origin === new URL(issuer).origin : PICTURES[oauthProvider]?.test(href);
  return isOwn ? href.replace(/=s\d+-c$/, `=s${PHOTO.sizes.large}-c`) : null;
}
