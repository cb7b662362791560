import { redirect } from '@tanstack/react-router';
import { rememberWantedPath } from '../../accounts/index.ts';
import { codeOf } from '../../kit/error-code.ts';

/** Waits for the data of a page; a person without a profile row is sent to /auth, which asks for a name first. 5.5 */
export async function withProfile<Data>(location: { publicHref: string }, data: Promise<Data>): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    if (codeOf(error) !== 'PGRST116') throw error;
    rememberWantedPath(location.publicHref);
    throw redirect({ to: '/auth' });
  }
}
