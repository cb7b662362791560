import { newId } from '../platform/ids.ts';
import { type Answer, ask } from './calls.ts';
import { codeIn, tokenIn } from './mail-box.ts';
import type { TestProduct } from './product.ts';

/** The account calls of one browser, with its cookies and its IP address. */
export function openBrowser(product: Pick<TestProduct, 'address'>, address: string) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = ({ headers }: Pick<Answer, 'headers'>) => {
    for (const [name = '', value = ''] of headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=')))
      cookies.set(name, value);
  };
  return {
    cookies,
    async post(call: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
      const answer = await ask(product, 'POST', call, {
        body,
        headers: { 'x-forwarded-for': address, cookie: cookie(), ...headers },
      });
      keep(answer);
      return answer;
    },
    /** Requests a page or a call of the product; returns where it redirects to. */
    async go(
      path: string,
      headers: Record<string, string> = {},
    ): Promise<{ status: number; location: URL; cookies: string[] }> {
      const answer = await fetch(new URL(path, product.address), {
        redirect: 'manual',
        headers: { cookie: cookie(), ...headers },
      });
      await answer.arrayBuffer();
      keep(answer);
      const location = new URL(answer.headers.get('location') ?? '/nowhere', product.address);
      return { status: answer.status, location, cookies: answer.headers.getSetCookie() };
    },
    signUp(email: string, password: string, full_name = 'Nour El-Sayed') {
      return this.post('/auth/v1/sign-up', { full_name, email, password });
    },
    signIn(email: string, password: string) {
      return this.post('/auth/v1/sign-in', { email, password });
    },
    confirm(email: string, code: string) {
      return this.post('/auth/v1/confirm-email', { email, code });
    },
    exchange(code: string, code_verifier?: string) {
      return this.post('/auth/v1/exchange', { code, ...(code_verifier && { code_verifier }) });
    },
  };
}

/** Sends pending mails, and reads the latest mail to an address, with its code and the token of its link. */
export async function readMail(product: Pick<TestProduct, 'work' | 'mailBox'>, email: string) {
  await product.work();
  const mail = await product.mailBox.latest(email);
  return { ...mail, code: codeIn(mail), token: tokenIn(mail) };
}

export const freshEmail = () => `${newId()}@example.com`;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Moves the clock of the product forward. */
export function pass(product: TestProduct, ms: number): void {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
}

/** A code that differs from all of these. */
export function wrongCode(...codes: string[]): string {
  const next = String((Number(codes.at(-1)) + 1) % 1_000_000).padStart(6, '0');
  return codes.includes(next) ? wrongCode(...codes, next) : next;
}
