import { msg } from '@lingui/core/macro';
import { pageOptions } from './page-options.ts';

/** One page at two addresses. 2.14 */
export const questionsOptions = pageOptions({
  path: '/faq',
  title: msg`About Hirfa, and questions · Hirfa`,
  description: msg`What Hirfa is, how providers are checked, how booking and paying works, and what customers and providers ask.`,
  page: 'QuestionsPage',
});
