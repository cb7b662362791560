import { type ApplicationForm, countsAsProvider, type EDITED_FIELDS, editProblems } from '@hirfa/domain/providers';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { providerChanged } from '../events.ts';
import { editedColumns } from './form-of.ts';
import { findReferences, lockProviderOf, replaceAreas, updateProvider } from './queries.ts';
import { findForm } from './form-queries.ts';

type Given = { [Field in (typeof EDITED_FIELDS)[number]]?: ApplicationForm[Field] | undefined };

/** Changes what needs no review of the actor's own profile; the rules are those of the application. */
export async function changeProvider({ ctx, input }: { ctx: WriteCtx<Person>; input: Given }) {
  const { db, now, actor } = ctx;
  const provider = await lockProviderOf(db, actor.user_id);
  if (provider === undefined || !countsAsProvider(provider)) return refuse('provider_required');
  const stored = await findForm(db, provider);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const form: ApplicationForm = { ...stored, ...given };
  const fields = editProblems(stored, given).map(({ field, problem }) => ({ path: field, message: problem }));
  const { areas } = await findReferences(db, form);
  if (form.service_area_zones.some((area) => !areas.has(area)))
    fields.push({ path: 'service_area_zones', message: 'required' });
  if (fields.length > 0) return { refused: 'invalid_input' as const, data: { fields } };

  await updateProvider(db, provider.id, { ...editedColumns(form, provider.skills), updated_at: now });
  await replaceAreas(db, provider.id, form.supports_in_person ? form.service_area_zones : []);
  await ctx.publish(providerChanged, {
    provider_id: provider.id,
    user_id: actor.user_id,
    event: 'change',
    reason: null,
  });
  return { changed: true as const };
}
