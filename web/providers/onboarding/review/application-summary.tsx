import type { OwnApplication } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import type { ApplicationStep } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Money } from '../../../ui/money.tsx';
import { areasQuery, categoriesQuery } from '../../queries.ts';
import { useForm } from '../form-context.ts';

type Step = Exclude<ApplicationStep, 'review'>;

/** One step of the form in a line. */
export function ApplicationSummary({ step, application }: { step: Step; application: OwnApplication }) {
  const lines: Record<Step, ReactNode> = {
    type: <TypeLine />,
    about: <AboutLine phone={application.phone_number} />,
    work: <WorkLine />,
    place: <PlaceLine />,
    prices: <PriceLine />,
    documents: <Plural value={application.documents.length} one="# document" other="# documents" />,
  };
  return lines[step];
}

function TypeLine() {
  const { provider_type } = useForm().form;
  if (provider_type === null) return null;
  return provider_type === 'community' ? <Trans>Under my own name</Trans> : <Trans>As a firm for homes</Trans>;
}

function AboutLine({ phone }: { phone: string | null }) {
  const { form } = useForm();
  const language = useLanguage();
  const name = language === 'ar' ? form.full_name_ar || form.full_name : form.full_name || form.full_name_ar;
  const business =
    language === 'ar' ? form.business_name_ar || form.business_name : form.business_name || form.business_name_ar;
  const parts = [name, form.provider_type === 'trusted_essential' ? business : '', phone ?? ''].filter(Boolean);
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </span>
  ));
}

function WorkLine() {
  const { t } = useLingui();
  const { form } = useForm();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery(useOrpc()));
  const category = data?.items.find(({ slug }) => slug === form.primary_category);
  const name = category && textIn(category, 'name', language);
  const level =
    form.experience_level && (form.experience_level === 'hobby' ? t`Passionate Hobbyist` : t`Certified Professional`);
  return (
    <>
      {[name, level].filter(Boolean).map((part) => `${part} · `)}
      <Plural value={form.cards.length} one="# service" other="# services" />
    </>
  );
}

function PlaceLine() {
  const { t } = useLingui();
  const { form } = useForm();
  const language = useLanguage();
  const { data } = useQuery(areasQuery(useOrpc()));
  const areas = (data?.items ?? []).filter(({ id }) => form.supports_in_person && form.service_area_zones.includes(id));
  const ways = [form.supports_in_person && t`In person`, form.supports_online && t`Online`];
  return [...ways, ...areas.map((area) => textIn(area, 'name', language))].filter(Boolean).join(' · ');
}

function PriceLine() {
  const { hourly_rate } = useForm().form;
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(hourly_rate)) return null;
  const rate = <Money amount={Number(hourly_rate).toFixed(2)} />;
  return <Trans>{rate} for an hour</Trans>;
}
