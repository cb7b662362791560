import { PACKAGE_KINDS } from '@hirfa/domain/bookings';
import { CARD_LIMITS, CARD_PHOTO, CARD_PRICING_MODES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { providerCall } from '../calls.ts';
import { ERRORS, idempotencyMismatch, notFound, serviceUnavailable, tooManyRequests } from '../errors.ts';
import { Amount, Slug } from '../lists.ts';
import { CardForm } from './application.ts';

/** A photo of a card; `url` is the large size of `CARD_PHOTO`, on the site itself. */
const CardPhoto = z.strictObject({ id: z.uuid(), url: z.string() });

/**
 * One provider's offer (specification 3: service_cards). `service_slug` is null for a free-form title, whose price is
 * fixed; otherwise `pricing_mode` is that of the service. That of a visit is `visit`: the price is its fee, and a
 * part of the quote that is written there.
 */
export const ServiceCard = z.strictObject({
  id: z.uuid(),
  provider_id: z.uuid(),
  service_slug: Slug.nullable(),
  category_slug: Slug,
  title_en: z.string(),
  title_ar: z.string(),
  /** Of the provider; the lines of a booking begin with it. */
  base_price: Amount,
  /** What customers read and pay: the service fee and the VAT of the category are inside. */
  customer_price: Amount,
  pricing_mode: z.enum(CARD_PRICING_MODES),
  duration_minutes: z.int(),
  /** The shortest package in which it is sold, with what customers pay for all of it; null where it is sold in none. */
  package: z
    .strictObject({ kind: z.enum(PACKAGE_KINDS), bookings: z.int(), customer_price: Amount, saves_percent: z.int() })
    .nullable(),
  /** For how many days after a job a free second visit is promised; null where none is. */
  warranty_days: z.int().nullable(),
  /** The addresses of its photos in the large size of `CARD_PHOTO`, in their order. */
  photos: z.array(z.string()),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

/**
 * A card as its provider sees it. An inactive card is not shown to others.
 */
export const OwnCard = ServiceCard.omit({ provider_id: true, customer_price: true, package: true }).extend({
  is_active: z.boolean(),
  photos: z.array(CardPhoto),
});
export type OwnCard = z.infer<typeof OwnCard>;

const tags = ['providers'];
const One = z.strictObject({ id: z.uuid() });
const OnePhoto = z.strictObject({ id: z.uuid(), photo_id: z.uuid() });
/**
 * The cards of the caller, a verified provider. A suspended one reads them and changes nothing. `data.fields` of
 * `invalid_input` has the codes of the application: `cards` is `too_many` from `CARD_LIMITS` on.
 */
export const cards = {
  /** All cards that were not removed, in the order of their creation. */
  listOwnCards: providerCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/cards', summary: 'My service cards', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(OwnCard) })),
  /**
   * Offers a service of the provider's own type, once, or a title of their own, in their category. Needs an
   * Idempotency-Key.
   */
  createCard: providerCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/provider/cards', summary: 'Add a service card', tags })
    .input(CardForm.extend({ is_visit: z.boolean().default(false) }))
    .output(OwnCard)
    .errors({ ...idempotencyMismatch, ...tooManyRequests }),
  /**
   * Fields that are omitted do not change; titles only of a card without a service. `photos`: the ids of all its photos
   * in their new order; `state_changed` if it has others. Bookings keep the title and the price of their creation.
   */
  changeCard: providerCall
    .route({ method: 'PATCH', path: '/api/v1/provider/cards/{id}', summary: 'Change a service card', tags })
    .input(
      One.extend(CardForm.omit({ service_slug: true }).partial().shape).extend({
        is_active: z.boolean().optional(),
        photos: z.array(z.uuid()).max(CARD_LIMITS.photos).optional(),
      }),
    )
    .output(OwnCard)
    .errors({ ...notFound, state_changed: ERRORS.state_changed }),
  /** Refused while the card has open bookings; past ones keep its title. Its photos are deleted. */
  removeCard: providerCall
    .route({ method: 'DELETE', path: '/api/v1/provider/cards/{id}', summary: 'Remove a service card', tags })
    .input(One)
    .output(One)
    .errors({ ...notFound, open_bookings: ERRORS.open_bookings }),
  /** The body is the picture. It is stored without the metadata of the file; the same picture is stored once. */
  addCardPhoto: providerCall
    .route({
      method: 'POST',
      path: '/api/v1/provider/cards/{id}/photos',
      summary: 'Add a photo to a service card',
      tags,
      inputStructure: 'detailed',
    })
    // The headers are part of a detailed input.
    .input(z.object({ params: One, body: z.file().min(1).max(CARD_PHOTO.maxBytes) }))
    .output(OwnCard)
    .errors({ ...notFound, ...tooManyRequests, ...serviceUnavailable, unusable_photo: ERRORS.unusable_photo }),
  removeCardPhoto: providerCall
    .route({
      method: 'DELETE',
      path: '/api/v1/provider/cards/{id}/photos/{photo_id}',
      summary: 'Remove a photo of a service card',
      tags,
    })
    .input(OnePhoto)
    .output(OwnCard)
    .errors(notFound),
};
