import type { Applicant } from '@hirfa/contract/providers';
import { contactIn, leadsToContact } from '@hirfa/domain/contacts';

type Published = Pick<
  Applicant,
  | 'full_name'
  | 'full_name_ar'
  | 'business_name'
  | 'business_name_ar'
  | 'bio_en'
  | 'bio_ar'
  | 'skills'
  | 'cards'
  | 'social_media_links'
>;

/** The ways to reach or pay a provider elsewhere that stand in what customers read: texts from before the rule. */
export function contactsOf(provider: Published): string[] {
  const { full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar, skills, cards } = provider;
  const texts = [
    ...[full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar].filter((text) => text !== null),
    ...skills.flatMap(({ en, ar }) => [en, ar]),
    ...cards.flatMap(({ title_en, title_ar }) => [title_en, title_ar]),
  ];
  const written = texts.map((text) => contactIn(text)?.text).filter((text) => text !== undefined);
  return [...new Set([...written, ...provider.social_media_links.filter(leadsToContact)])];
}
