import { type OAuthProvider, PHOTO } from '@hirfa/domain/accounts';
import * as z from 'zod';

/** Where providers show people's pictures; Google's other hosts under this name may be anybody's. */
const PICTURES: Partial<Record<OAuthProvider, RegExp>> = { google: /^https:\/\/lh\d\.googleusercontent\.com\// };

/** Somebody as a provider names them. `subject` is theirs for good; the e-mail may change. */
export interface ProviderPerson {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** On a host that shows the provider's pictures only. */
  picture: string | null;
}

const PersonClaims = z.object({
  sub: z.string().min(1).optional(),
  /** Facebook's word for `sub`. */
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

/** Reads what a provider says (`claims`) and what came along with the way back (`search`). */
export function personOf(provider: OAuthProvider, issuer: string, claims: unknown, search: string): ProviderPerson {
  const { sub, id, email, email_verified, name, picture } = PersonClaims.parse(claims);
  return {
    subject: z.string().parse(provider === 'facebook' ? id : sub),
    email: email?.toLowerCase() ?? null,
    isEmailVerified: email !== undefined && email_verified === true,
    name: name ?? nameInForm(search),
    picture: picture === undefined ? null : ownPicture(provider, issuer, picture),
  };
}

/** What somebody calls themselves in the form that brought them back, which Apple fills in once. Nobody vouches for it. */
function nameInForm(search: string): string {
  const { data } = FormUser.safeParse(new URLSearchParams(search).get('user'));
  return [data?.name.firstName, data?.name.lastName].filter(Boolean).join(' ');
}

/** A picture's address, of the size that we keep, where it leads to the provider itself; a test's provider is one host without TLS. */
export function ownPicture(provider: OAuthProvider, issuer: string, picture: string): string | null {
  const { href, origin } = new URL(picture);
  const isOwn = issuer.startsWith('http:') ? origin === new URL(issuer).origin : PICTURES[provider]?.test(href);
  return isOwn ? href.replace(/=s\d+-c$/, `=s${PHOTO.sizes.large}-c`) : null;
}
