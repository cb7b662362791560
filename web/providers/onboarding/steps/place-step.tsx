import type { ServiceArea } from '@hirfa/contract/catalogue';
import { foldForSearch } from '@hirfa/domain/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { areasQuery } from '../../../kit/area/area.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { GroupError } from '../../../ui/fields/group-error.tsx';
import { useForm } from '../form-context.ts';

/** Where and how the person works. */
export function PlaceStep() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const error = errorOf('supports_in_person');
  return (
    <>
      <fieldset data-field="supports_in_person">
        <legend className="text-s font-semibold text-ink-0">
          <Trans>How do you meet customers?</Trans>
        </legend>
        <div className="mt-1.5 flex flex-col">
          <Checkbox
            label={t`In person`}
            hint={<Trans>At your place or at theirs</Trans>}
            checked={form.supports_in_person}
            onChange={(event) => change({ supports_in_person: event.target.checked })}
          />
          <Checkbox
            label={t`Online`}
            hint={<Trans>By video call</Trans>}
            checked={form.supports_online}
            onChange={(event) => change({ supports_online: event.target.checked })}
          />
        </div>
        {error && <GroupError>{error}</GroupError>}
      </fieldset>
      {form.supports_in_person && <Areas />}
      <fieldset>
        <legend className="text-s font-semibold text-ink-0">
          <Trans>Groups</Trans>
        </legend>
        <div className="mt-1.5">
          <Checkbox
            label={t`Groups can book me`}
            hint={<Trans>Families, friends, colleagues</Trans>}
            checked={form.allow_group_booking}
            onChange={(event) => change({ allow_group_booking: event.target.checked })}
          />
        </div>
      </fieldset>
    </>
  );
}

function Areas() {
  const query = useQuery(areasQuery(useOrpc()));
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-60 rounded-m" />}>
      {({ items }) => <AreaChoice all={items} />}
    </QueryView>
  );
}

function AreaChoice({ all }: { all: readonly ServiceArea[] }) {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const language = useLanguage();
  const [searched, setSearched] = useState('');
  const { service_area_zones: chosen } = form;
  const error = errorOf('service_area_zones');
  const toggle = (id: string) =>
    change({ service_area_zones: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  const wanted = foldForSearch(searched);
  const areas = all.filter(({ name_en, name_ar }) => foldForSearch(`${name_en} ${name_ar}`).includes(wanted));
  return (
    <fieldset data-field="service_area_zones" className="min-w-0">
      <legend className="text-s font-semibold text-ink-0">
        <Trans>Your areas</Trans>
      </legend>
      <p className="mt-0.5 mb-3 text-xs text-ink-2" aria-live="polite">
        <Trans>{chosen.length} chosen. Customers there find you first.</Trans>
        <span className="block text-s font-semibold text-ink-0">
          {all
            .filter(({ id }) => chosen.includes(id))
            .map((area) => textIn(area, 'name', language))
            .join(' · ')}
        </span>
      </p>
      <TextField
        label={t`Find an area`}
        type="search"
        dir="auto"
        autoComplete="off"
        value={searched}
        onChange={(event) => setSearched(event.target.value)}
      />
      <div className="mt-2 grid max-h-80 grid-cols-2 gap-x-4 overflow-y-auto rounded-m border border-sand-2 px-4 py-2 sm:grid-cols-3">
        {areas.map((area) => (
          <Checkbox
            key={area.id}
            label={textIn(area, 'name', language)}
            checked={chosen.includes(area.id)}
            onChange={() => toggle(area.id)}
          />
        ))}
        {areas.length === 0 && (
          <p className="col-span-full py-3 text-s text-ink-1">
            <Trans>No area has this name.</Trans>
          </p>
        )}
      </div>
      {error && <GroupError>{error}</GroupError>}
    </fieldset>
  );
}
