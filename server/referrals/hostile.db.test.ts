import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { HIDDEN_CONTACTS, SCRIPTS, TURNING } from '../testing/hostile/texts.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { createGuest } from '../testing/referrals/guest.ts';

const product = useProduct();
const Greeting = z.object({ display_name: z.string() });
const Invited = z.object({ items: z.array(z.object({ first_name: z.string() })) });
/** A number of four digits or more, an address, or what a mail program makes a link of. */
const REACHABLE = /\p{Nd}{4}|@|:\/\/|\.\p{L}/u;

test('whoever invites is greeted with a short name, in which no number, address or script survives', async () => {
  const market = await openMarket(product);
  const inviter = await createGuest(product, market);
  const guest = await createGuest(product, market);
  const { code } = await inviter.referrals();
  await guest.accept(code);
  const rename = (id: string, name: string) =>
    product.owner.execute(sql`update profiles set full_name = ${name} where user_id = ${id}`);
  const shown = async (name: string) => {
    for (const { id } of [inviter, guest]) await rename(id, name);
    const { body } = await guest.send('GET', `/api/v1/invitations/${code}`);
    const own = await guest.referrals();
    const invited = await inviter.send('GET', '/api/v1/referrals/invited');
    const names = Invited.parse(invited.body).items.map(({ first_name }) => first_name);
    return [Greeting.parse(body).display_name, own.invitation?.inviter ?? '', ...names];
  };
  for (const contact of HIDDEN_CONTACTS)
    for (const name of [contact, `${contact} Farid`, `Mona ${contact}`]) {
      for (const seen of await shown(name)) expect(seen, name).not.toMatch(REACHABLE);
    }
  for (const script of SCRIPTS) {
    const [greeting = ''] = await shown(`${script} Farid`);
    expect(greeting.length).toBeLessThan(60);
  }
});

test('a name with a sign that turns text around is refused by the call', async () => {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  for (const sign of [...TURNING, '\u200B', '\u200F']) {
    const answer = await guest.send('PATCH', '/api/v1/me', { full_name: `Mona ${sign}Farid` });
    expect(answer.status === 400 && refusalOf(answer), sign).toBe('invalid_input');
  }
  for (const code of ["'; drop table invitations; --", '<script>', '٠١٢٣٤٥', 'A'.repeat(10_000)]) {
    const answer = await guest.send('GET', `/api/v1/invitations/${encodeURIComponent(code)}`);
    expect([400, 404, 414, 431], code.slice(0, 20)).toContain(answer.status);
  }
});
