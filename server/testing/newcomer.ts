import { Session } from '@hirfa/contract/accounts';
import { newId } from '../platform/ids.ts';
import { ask, cookieOf } from './calls.ts';
import { codeIn } from './mail-box.ts';
import type { TestProduct } from './product.ts';

const ORDINARY = { full_name: 'Nour El-Sayed', password: 'correct horse' };

/** Signs up a new person, who confirms the e-mail address with the code in the mail. */
export async function newcomer(
  product: Pick<TestProduct, 'address' | 'work' | 'mailBox'>,
  given: { full_name?: string; email?: string; password?: string } = {},
) {
  const person = { email: `${newId()}@example.com`, ...ORDINARY, ...given };
  const { email } = person;
  const asked = await ask(product, 'POST', '/auth/v1/sign-up', { body: person });
  await product.work();
  const code = codeIn(await product.mailBox.latest(email));
  const answer = await ask(product, 'POST', '/auth/v1/confirm-email', {
    body: { email, code },
    headers: { cookie: cookieOf(asked) },
  });
  return { ...person, answer, cookie: cookieOf(answer), session: Session.parse(answer.body) };
}
