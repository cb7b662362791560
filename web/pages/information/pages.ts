import type { QueryClient } from '@tanstack/react-query';
import { contactQuery } from '../../information/index.ts';
import { citiesQuery } from '../../kit/area/cities-query.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { priceRatesQuery } from '../../kit/rare-data/price-rates.ts';

export {
  AreasPage,
  ContactPage,
  PricingPage,
  PrivacyPage,
  QuestionsPage,
  RefundPage,
  SafetyPage,
  TermsPage,
} from '../../information/index.ts';

type Reading = (client: QueryClient, orpc: Orpc) => Promise<unknown>;

const readRates: Reading = (client, orpc) => client.ensureQueryData(priceRatesQuery(orpc));
const readContact: Reading = (client, orpc) => client.ensureQueryData(contactQuery(orpc));
const readBoth: Reading = (client, orpc) => Promise.all([readRates(client, orpc), readContact(client, orpc)]);

/** Reads what each page shows. */
export const reading = {
  AreasPage: (client, orpc) => client.ensureQueryData(citiesQuery(orpc)),
  ContactPage: readContact,
  PricingPage: readRates,
  PrivacyPage: readContact,
  QuestionsPage: readBoth,
  RefundPage: readRates,
  SafetyPage: async () => undefined,
  TermsPage: readBoth,
} satisfies Record<string, Reading>;
export type PageName = keyof typeof reading;
