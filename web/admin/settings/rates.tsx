import type { RateSetting } from '@hirfa/contract/payments';
import type { Settings } from '@hirfa/contract/admin';
import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { SETTING_NAMES, type SettingName } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatRate } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { phasesOf } from './phases.ts';
import { RateDialog } from './rate-dialog.tsx';
import { SettingRow, SettingRows } from './setting-rows.tsx';
import { RATE_WORDS } from './setting-words.ts';
import { useSettingChange } from './use-setting-change.ts';

type RatesProps = {
  settings: Settings;
  categories: WholeCatalogue['categories'];
  readAt: number;
  renderProof: RenderProof;
};

const keyOf = ({ category_slug, provider_id }: RateSetting) => `${category_slug} ${provider_id}`;
const isGeneral = ({ category_slug, provider_id }: RateSetting) => category_slug === null && provider_id === null;

/** The rates with their dates; those that do not hold yet can be taken back. */
export function Rates({ settings, categories, readAt, renderProof }: RatesProps) {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  return (
    <section aria-labelledby="rates" className="flex flex-col gap-4">
      <h2 id="rates" className="text-l font-semibold text-ink-0">
        <Trans>Rates</Trans>
      </h2>
      <p className="max-w-2xl text-s text-ink-1">
        <Trans>A booking keeps the rates of the moment at which it was made.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => open(true)}>
          <Trans>Change a rate</Trans>
        </Button>
        <ListFileButton list={{ table: 'rates' }} label={t`Rates`} />
      </div>
      <SettingRows>
        {SETTING_NAMES.map((name) => (
          <RatesOf
            key={name}
            name={name}
            settings={settings}
            categories={categories}
            readAt={readAt}
            renderProof={renderProof}
          />
        ))}
      </SettingRows>
      {isOpen && (
        <RateDialog
          categories={categories}
          factors={settings.second_factors}
          renderProof={renderProof}
          onClose={() => open(false)}
        />
      )}
    </section>
  );
}

/** The settings of one rate, and at the end what holds before the first. */
function RatesOf({ name, settings, categories, readAt, renderProof }: RatesProps & { name: SettingName }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { default_rates, second_factors } = settings;
  const rates = settings.rates.filter((rate) => rate.name === name);
  const phases = phasesOf(rates, keyOf, readAt);
  const titleOf = (value: string) => (
    <>
      {i18n._(RATE_WORDS[name])}: <bdi>{formatRate(value, locale)}</bdi>
    </>
  );
  const hasBegun = rates.some((rate) => isGeneral(rate) && phases.get(rate.id) === 'now');
  return (
    <>
      {rates.map((rate) => (
        <SettingRow
          key={rate.id}
          title={titleOf(rate.value)}
          more={<ForWhom rate={rate} categories={categories} />}
          holdsFrom={rate.holds_from}
          phase={phases.get(rate.id) ?? 'past'}
        >
          {phases.get(rate.id) === 'coming' && (
            <TakeBack id={rate.id} factors={second_factors} renderProof={renderProof} />
          )}
        </SettingRow>
      ))}
      <SettingRow title={titleOf(default_rates[name])} holdsFrom={null} phase={hasBegun ? 'past' : 'now'} />
    </>
  );
}

function ForWhom({
  rate: { category_slug, provider_id },
  categories,
}: { rate: RateSetting } & Pick<RatesProps, 'categories'>) {
  const language = useLanguage();
  if (provider_id !== null) return <Trans>For one provider</Trans>;
  const category = categories.find(({ fields }) => fields.slug === category_slug);
  if (category_slug === null) return <Trans>For everybody</Trans>;
  const name = <bdi>{category === undefined ? category_slug : textIn(category.fields, 'name', language)}</bdi>;
  return <Trans>For the category {name}</Trans>;
}

type TakeBackProps = { id: string; factors: Settings['second_factors']; renderProof: RenderProof };

function TakeBack({ id, factors, renderProof }: TakeBackProps) {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  const removal = useSettingChange(
    (admin, input: Parameters<typeof admin.removeRate.call>[0]) => admin.removeRate.call(input),
    () => open(false),
  );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="secondary">
          <Trans context="settings">Take it back</Trans>
        </Button>
      }
      title={t`Take this rate back?`}
    >
      {renderProof({
        factors,
        error: removal.proofError,
        pending: removal.isPending,
        submit: t({ message: 'Take it back', context: 'settings' }),
        isDanger: true,
        onProof: (proof) => removal.change({ id, ...proof }),
      })}
    </Dialog>
  );
}
