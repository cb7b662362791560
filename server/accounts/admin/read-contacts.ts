import { maskedEmail, maskedPhone } from '@hirfa/domain/accounts';
import type { Ctx, Person } from '../../kernel/verb.ts';
import { findContacts } from '../queries.ts';
import type { AccountServices } from '../services.ts';

export interface MaskedContact {
  email: string | null;
  phone_number: string | null;
}

type Given = { ctx: Ctx<Person> & { services: AccountServices }; input: { ids: readonly string[] } };

/** The addresses of people, masked as on their pages. */
export async function readContacts({ ctx, input }: Given): Promise<Map<string, MaskedContact>> {
  const rows = await findContacts(ctx.services.pools.auth, input.ids);
  return new Map(
    rows.map(({ id, email, phone_number }) => [
      id,
      { email: email && maskedEmail(email), phone_number: phone_number && maskedPhone(phone_number) },
    ]),
  );
}
