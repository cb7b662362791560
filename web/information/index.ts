export { AreasPage } from './areas/areas-page.tsx';
export { ContactPage } from './contact/contact-page.tsx';
export { PricingPage } from './pricing/pricing-page.tsx';
export { PrivacyPage } from './privacy/privacy-page.tsx';
export { citiesQuery, contactQuery } from './queries.ts';
export { QuestionsPage } from './questions/questions-page.tsx';
export { RefundPage } from './refunds/refund-page.tsx';
export { SafetyPage } from './safety/safety-page.tsx';
export { TermsPage } from './legal/terms-page.tsx';
