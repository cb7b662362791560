import { contactIn, leadsToContact } from '../contacts/index.ts';

/** What customers read of a provider that the provider writes. */
export interface PublishedTexts {
  full_name: string;
  full_name_ar: string | null;
  business_name: string | null;
  business_name_ar: string | null;
  bio_en: string;
  bio_ar: string;
  skills: readonly { en: string; ar: string }[];
  cards: readonly { title_en: string; title_ar: string }[];
  social_media_links: readonly string[];
}

/** The ways to reach or pay a provider elsewhere that stand in these texts, which are from before the rule. */
export function publishedContacts(provider: PublishedTexts): string[] {
  const { full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar, skills, cards } = provider;
  const texts = [
    ...[full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar].filter((text) => text !== null),
    ...skills.flatMap(({ en, ar }) => [en, ar]),
    ...cards.flatMap(({ title_en, title_ar }) => [title_en, title_ar]),
  ];
  const written = texts.map((text) => contactIn(text)?.text).filter((text) => text !== undefined);
  return [...new Set([...written, ...provider.social_media_links.filter(leadsToContact)])];
}
