import { msg } from '@lingui/core/macro';
import { pageOptions } from './page-options.ts';

/** One page at two addresses. 2.13 */
export const privacyOptions = pageOptions({
  path: '/privacy',
  title: msg`Your data: privacy and cookies · Hirfa`,
  description: msg`What Hirfa stores about you and for how long, who sees it, every cookie, and how you delete it.`,
  page: 'PrivacyPage',
});
