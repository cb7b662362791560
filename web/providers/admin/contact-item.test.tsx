import type { NewLaterDecision } from '@hirfa/contract/admin';
import type { Applicant } from '@hirfa/contract/providers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ContactItem } from './contact-item.tsx';

const ID = '019aa000-0000-7000-8000-000000000001';
const FLAG = '019aa000-0000-7000-8000-000000000002';
const AT = '2026-11-22T10:00:00.000Z';

const PROVIDER: Applicant = {
  id: ID,
  user_id: ID,
  full_name: 'Salma Kamal',
  full_name_ar: null,
  avatar_url: '',
  business_name: null,
  business_name_ar: null,
  verification_status: 'verified',
  provider_type: 'community',
  is_active: true,
  experience_level: 'hobby',
  skill_verification_notes: null,
  suspension_reason: null,
  category: { slug: 'arts-crafts', tab: 'community', icon: 'palette', hue: 20, name_en: 'Arts', name_ar: 'فنون' },
  areas: [],
  sent_at: AT,
  created_at: AT,
  is_own: false,
  is_founding_provider: false,
  account_name: 'Salma Kamal',
  phone_number: null,
  display_name_en: 'Salma K.',
  display_name_ar: 'سلمى ك.',
  bio_en: 'Call me: 01012345678',
  bio_ar: 'أعلّم الفخار في الزمالك.',
  skills: [],
  social_media_links: [],
  supports_online: false,
  supports_in_person: true,
  allow_group_booking: false,
  pricing_mode: 'hourly',
  hourly_rate: '250.00',
  monthly_subscription_rate: null,
  yearly_subscription_rate: null,
  cards: [],
  documents: [],
  open_bookings: 0,
  unpaid_earnings: '0.00',
  change_request: null,
  audit: [],
  decided_at: AT,
  is_listed: true,
  next_free_at: AT,
};

/** Shows the item of a provider who writes so about themselves. */
async function showItem(bio_en: string) {
  const decided: NewLaterDecision[] = [];
  const item = { kind: 'contact' as const, id: FLAG, since: AT, due_at: AT, name_en: 'Salma', name_ar: 'سلمى' };
  await show(<ContactItem item={{ ...item, provider_id: ID }} onDecided={() => undefined} />, {
    answers: {
      admin: {
        getApplicant: () => ({ ...PROVIDER, bio_en }),
        decideLater(given) {
          decided.push(given);
          const { kind, entity_id, decision } = given;
          return { id: ID, kind, entity_id, decision, takes_effect_at: AT };
        },
      },
    },
  });
  return decided;
}

test('the contact details are quoted, and the provider is asked to remove them', async () => {
  const decided = await showItem('Call me: 01012345678');
  await expect
    .element(page.getByText(/^Contact details in what customers read: \u206801012345678\u2069$/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Ask to remove them' }).click();
  await expect.poll(() => decided).toEqual([{ kind: 'contact', entity_id: FLAG, decision: 'ask', reason: null }]);
});

test('a provider who has removed them is not asked', async () => {
  const decided = await showItem('I teach pottery in Zamalek.');
  await expect.element(page.getByText('The provider has removed them: nothing is left to ask for.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask to remove them' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => decided).toEqual([{ kind: 'contact', entity_id: FLAG, decision: 'leave', reason: null }]);
});
