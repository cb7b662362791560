import { currentAgreements } from '@hirfa/domain/accounts';
import { eq } from 'drizzle-orm';
import { acceptedAgreements, credentials, hashPassword, profiles, userRoles, users } from '../accounts/index.ts';
import { categories, serviceAreas, services } from '../catalogue/index.ts';
import type { Pool } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import {
  providerDashboardStatus,
  providerMetrics,
  providerProfiles,
  providerServiceAreas,
  providerWeeklyHours,
  serviceCards,
} from '../providers/index.ts';

type GivenProvider = Partial<typeof providerProfiles.$inferInsert> & {
  is_online?: boolean;
  metrics?: Partial<typeof providerMetrics.$inferInsert>;
};

/** What a person accepts who creates an account at an instant. */
const acceptedBy = (user_id: string, now: Date) =>
  currentAgreements(now).map((one) => ({ ...one, user_id, accepted_at: now }));

/** The hours of somebody who has not set any, on the default terms. */
export const NO_HOURS = {
  weekly: [],
  templates: [],
  exceptions: [],
  notice_minutes: 120,
  horizon_days: 60,
  slot_step_minutes: 30,
  travel_buffer_minutes: 30,
};

/**
 * Creates rows for one test. Names have a random suffix, so that no test finds the rows of another. Every column can be
 * given; the others have default values.
 */
export function createWorld(owner: Pool, now: Date) {
  const tail = () => newId().slice(-10);

  return {
    async category(given: Partial<typeof categories.$inferInsert> = {}) {
      const slug = `category-${tail()}`;
      const row = {
        id: newId(),
        slug,
        tab: 'community' as const,
        icon: 'palette',
        hue: 40,
        name_en: slug,
        name_ar: 'فئة',
        description_en: '',
        description_ar: '',
        position: 1,
        ...given,
      };
      await owner.insert(categories).values(row);
      return row;
    },

    async service(category: { id: string }, given: Partial<typeof services.$inferInsert> = {}) {
      const slug = `service-${tail()}`;
      const row = {
        id: newId(),
        category_id: category.id,
        slug,
        title_en: slug,
        title_ar: 'خدمة',
        summary_en: 'A service',
        summary_ar: 'خدمة من الخدمات',
        description_en: 'What happens',
        description_ar: 'ما يحدث',
        pricing_mode: 'hourly' as const,
        duration_minutes: 60,
        supports_online: true,
        supports_in_person: true,
        created_at: now,
        ...given,
      };
      await owner.insert(services).values(row);
      return row;
    },

    async area(given: Partial<typeof serviceAreas.$inferInsert> = {}) {
      const row = {
        id: newId(),
        slug: `area-${tail()}`,
        city: 'cairo' as const,
        name_en: `Area ${tail()}`,
        name_ar: 'حي',
        position: 1,
        ...given,
      };
      await owner.insert(serviceAreas).values(row);
      return row;
    },

    async user(fullName = 'Mona Adel Farid', isProvider = false) {
      const id = newId();
      const email = `${tail()}@example.com`;
      await owner
        .insert(users)
        .values({ id, name: fullName, email, emailVerified: true, createdAt: now, updatedAt: now });
      await owner
        .insert(profiles)
        .values({ user_id: id, full_name: fullName, is_provider: isProvider, created_at: now, updated_at: now });
      await owner.insert(acceptedAgreements).values(acceptedBy(id, now));
      return { id, email, full_name: fullName };
    },

    async userWithoutProfile() {
      const user = await this.user();
      await owner.delete(profiles).where(eq(profiles.user_id, user.id));
      return user;
    },

    /** A user who can sign in with an e-mail and a password. */
    async userWithPassword(fullName?: string, password = 'blue kettles sing') {
      const user = await this.user(fullName);
      const hash = await hashPassword(password);
      const row = { id: newId(), accountId: user.id, providerId: 'credential', userId: user.id, password: hash };
      await owner.insert(credentials).values({ ...row, createdAt: now, updatedAt: now });
      return { ...user, password };
    },

    /** A user with a phone number and no e-mail. */
    async userWithPhone(phoneNumber: string, fullName?: string) {
      const user = await this.user(fullName);
      await owner
        .update(users)
        .set({ email: null, emailVerified: false, phoneNumber, phoneNumberVerified: true })
        .where(eq(users.id, user.id));
      return { ...user, email: null };
    },

    async admin(fullName = 'Hany Mansour') {
      const user = await this.user(fullName);
      await this.makeAdmin(user.id);
      return user;
    },

    async makeAdmin(userId: string) {
      await owner.insert(userRoles).values({ user_id: userId, role: 'admin', created_at: now });
    },

    async endAdmin(userId: string) {
      await owner.delete(userRoles).where(eq(userRoles.user_id, userId));
    },

    async provider(category: { slug: string }, { metrics, is_online = true, ...given }: GivenProvider = {}) {
      const full_name = given.full_name ?? 'Salma Abdel Rahman';
      const user = await this.user(full_name, true);
      const row = {
        id: newId(),
        user_id: user.id,
        full_name,
        display_name_en: 'Salma A.',
        display_name_ar: 'سلمى ع.',
        verification_status: 'verified' as const,
        is_active: true,
        hourly_rate: '250.00',
        primary_category: category.slug,
        created_at: now,
        updated_at: now,
        ...given,
      };
      await owner.insert(providerProfiles).values(row);
      if (metrics !== undefined)
        await owner.insert(providerMetrics).values({ ...metrics, provider_id: row.id, updated_at: now });
      await owner
        .insert(providerDashboardStatus)
        .values({ provider_id: row.id, is_online, last_online_at: now, updated_at: now });
      return row;
    },

    /** The provider works at all hours of every day. */
    async worksAlways(provider: { id: string }) {
      const days = Array.from({ length: 7 }, (_, weekday) => ({
        provider_id: provider.id,
        weekday,
        from_minute: 0,
        to_minute: 1440,
      }));
      await owner.insert(providerWeeklyHours).values(days);
    },

    async worksIn(provider: { id: string }, area: { id: string }) {
      await owner
        .insert(providerServiceAreas)
        .values({ provider_id: provider.id, service_area_id: area.id, position: 0 });
    },

    async card(
      provider: { id: string },
      category: { slug: string },
      given: Partial<typeof serviceCards.$inferInsert> = {},
    ) {
      const row = {
        id: newId(),
        provider_id: provider.id,
        category_slug: category.slug,
        title_en: 'My offer',
        title_ar: 'عرضي',
        base_price: '300.00',
        created_at: now,
        ...given,
      };
      await owner.insert(serviceCards).values(row);
      return row;
    },
  };
}
