import { takeLimits } from '../../../accounts/index.ts';
import { isRefusal, type Person, refuse, refuseField, type WriteCtx } from '../../../kernel/verb.ts';
import { readAddress } from '../../../platform/foreign/ask.ts';
import type { DocumentCtx, ProviderServices } from '../../services.ts';
import { getAvailability } from '../availability.ts';
import { notifySlots } from '../notify-slots.ts';
import { findCalendar, findTerms, lockCalendar } from '../queries.ts';
import { enqueueReading } from './jobs.ts';
import { setImport } from './queries.ts';

/** Imports the actor's calendar elsewhere: a job reads it. A suspended provider keeps it, too. */
export async function importCalendar({ ctx, input }: { ctx: DocumentCtx; input: { address: string } }) {
  const url = readAddress(input.address.replace(/^webcals?:/i, 'https:'));
  if (url === null) return refuseField('address', 'invalid');
  const found = await ctx.person((tx) => ownProvider(tx));
  if (isRefusal(found)) return found;
  const limited = await takeLimits(ctx, [['calendar_import', found.id]]);
  if (isRefusal(limited)) return limited;
  return ctx.person((tx) => changeImport({ ...tx, services: ctx.services }, url.href));
}

export function removeImportedCalendar({ ctx }: { ctx: Ctx }) {
  return changeImport(ctx, null);
}

type Ctx = WriteCtx<Person> & { services: Pick<ProviderServices, 'origin'> };

async function ownProvider({ db, actor }: WriteCtx<Person>) {
  const provider = await findTerms(db, actor.user_id);
  return provider?.verification_status === 'verified' ? provider : refuse('provider_required');
}

async function changeImport(ctx: Ctx, address: string | null) {
  const { db } = ctx;
  const provider = await ownProvider(ctx);
  if (isRefusal(provider)) return provider;
  await lockCalendar(db, provider.id);
  if ((await findCalendar(db, provider.id))?.import_address !== address) {
    await setImport(db, provider.id, address);
    await notifySlots({ ctx, input: { provider_id: provider.id } });
  }
  if (address !== null) await enqueueReading(db, provider.id);
  return getAvailability({ ctx });
}
