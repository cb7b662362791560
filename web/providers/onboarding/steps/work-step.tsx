import { type ApplicationForm, levelsFor, TAB_OF } from '@hirfa/domain/providers';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../../kit/rare-data/categories-query.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { useForm } from '../form-context.ts';
import { CardsField } from './cards-field.tsx';
import { LinksField, SkillsField } from './list-fields.tsx';
import { PricesFields } from './prices-fields.tsx';

/** What the person does: category, level, skills, offers with their prices, links. */
export function WorkStep() {
  const { form } = useForm();
  return (
    <>
      <CategoryField />
      {levelsFor(form.provider_type ?? 'community').length > 1 && <LevelField />}
      <SkillsField />
      <PricesFields />
      <CardsField />
      <LinksField />
    </>
  );
}

/** Lessons and crafts are also given by people without a certificate; a trade or a firm has one level. */
function LevelField() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  return (
    <ChoiceCards
      label={t`Your level`}
      field="experience_level"
      value={form.experience_level}
      onChange={(experience_level) => change({ experience_level })}
      error={errorOf('experience_level')}
      options={[
        {
          value: 'hobby',
          label: t`Passionate Hobbyist`,
          text: <Trans>You are good at it and love it, without a certificate.</Trans>,
        },
        {
          value: 'professional',
          label: t`Certified Professional`,
          text: <Trans>You live from it, and a certificate or licence shows it.</Trans>,
        },
      ]}
    />
  );
}

function CategoryField() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(categoriesQuery(useOrpc()));
  const tab = form.provider_type && TAB_OF[form.provider_type];
  const options = (data?.items ?? []).filter(
    (category) => tab === null || category.tab === tab || category.slug === form.primary_category,
  );
  return (
    <div data-field="primary_category">
      <SelectField
        label={t`Category`}
        name="primary_category"
        value={form.primary_category ?? ''}
        placeholder={data || isError ? t`Choose a category` : t`Loading…`}
        options={options.map((category) => ({ value: category.slug, label: textIn(category, 'name', language) }))}
        error={isError ? t`The categories could not be loaded.` : errorOf('primary_category')}
        onFocus={() => isError && void refetch()}
        onChange={(event) => change(inCategory(form, event.target.value))}
      />
    </div>
  );
}

/** Offers of another category's services go; those with titles of one's own stay. */
function inCategory({ cards }: ApplicationForm, slug: string) {
  return {
    primary_category: slug === '' ? null : slug,
    cards: cards.filter(({ service_slug }) => service_slug === null),
  };
}
