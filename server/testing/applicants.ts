import { OwnApplication } from '@hirfa/contract/providers';
import { type ApplicationForm, EMPTY_APPLICATION, REQUIRED_DOCUMENTS } from '@hirfa/domain/providers';
import { eq } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Pool } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { providerDocuments } from '../providers/index.ts';
import { ask } from './calls.ts';
import type { TestProduct } from './product.ts';
import { signedIn } from './signed-in.ts';
import { createWorld } from './world.ts';

const ADDRESS = '/api/v1/provider/application';

let phones = 0;

/** People who apply to become providers, with their calls. */
export function createApplicants(product: TestProduct) {
  const { owner } = product;
  const world = createWorld(owner, product.clock.now);
  return {
    /** A person with a proven phone, who may have given the documents. */
    async applicant(documents = true) {
      const user = await world.user('Salma Abdel Rahman');
      const phoneNumber = await this.provePhone(user.id);
      if (documents) await insertDocuments(owner, user.id, product.clock.now);
      return { ...user, phoneNumber, ...(await this.callsOf(user.id)) };
    },

    /** The person has a phone number that a code has proven. */
    async provePhone(userId: string) {
      phones += 1;
      const phoneNumber = `+2010${String(10_000_000 + phones)}`;
      await owner.update(users).set({ phoneNumber, phoneNumberVerified: true }).where(eq(users.id, userId));
      return phoneNumber;
    },

    /** The calls of one signed-in person. */
    async callsOf(userId: string) {
      const header = await signedIn(product, userId);
      const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
        ask(product, method, path, { ...(body && { body }), headers: { ...(await header()), ...headers } });
      return {
        call,
        read: async () => OwnApplication.parse((await call('GET', ADDRESS)).body),
        save: (form: ApplicationForm, version: number, step = 'work') => call('PUT', ADDRESS, { form, step, version }),
        send: (version: number, key = newId()) =>
          call('POST', `${ADDRESS}/send`, { version }, { 'idempotency-key': key }),
      };
    },

    /** A complete form whose service, category and area exist. */
    completeForm: () => completeForm(world),
  };
}

/** The documents that every application needs. */
async function insertDocuments(owner: Pool, userId: string, now: Date): Promise<void> {
  await owner.insert(providerDocuments).values(
    REQUIRED_DOCUMENTS.map((kind) => ({
      id: newId(),
      user_id: userId,
      kind,
      purpose: 'application' as const,
      pages: 1,
      file_hash: newId(),
      pixel_hash: newId(),
      created_at: now,
    })),
  );
}

async function completeForm(world: ReturnType<typeof createWorld>) {
  const category = await world.category();
  const service = await world.service(category, { title_en: 'Pottery for beginners', title_ar: 'فخار للمبتدئين' });
  const area = await world.area();
  const form: ApplicationForm = {
    ...EMPTY_APPLICATION,
    provider_type: 'community',
    full_name_ar: 'سلمى عبد الرحمن',
    bio_ar: 'أعلّم الفخار للمبتدئين في ورشتي بالزمالك منذ خمس سنوات.',
    primary_category: category.slug,
    experience_level: 'hobby',
    skills: ['فخار', 'فخار'],
    cards: [
      { service_slug: service.slug, title_en: '', title_ar: '', base_price: '250', duration_minutes: 90 },
      { service_slug: null, title_en: '', title_ar: 'ورشة للأطفال', base_price: '300.50', duration_minutes: 60 },
    ],
    supports_in_person: true,
    service_area_zones: [area.id, area.id],
    hours: [
      { weekday: 0, from_minute: 600, to_minute: 1080 },
      { weekday: 1, from_minute: 720, to_minute: 1080 },
    ],
    pricing_mode: 'hourly',
  };
  return { form, category, service, area };
}
