-- The public data: of all providers, because everybody can open a provider's page; lists ask for `is_listed`. A view
-- has the rights of its owner, so each one lists its columns.
-- OFFSET keeps what belongs to a provider apart: joins of many tables at once take PostgreSQL longer to plan than to
-- run.
CREATE VIEW public_providers AS
  SELECT providers.id, providers.display_name_en, providers.display_name_ar, providers.avatar_url,
    providers.provider_type, providers.experience_level, providers.is_founding_provider, providers.total_jobs,
    others.average_rating, coalesce(others.rating_count, 0) AS rating_count,
    others.response_time_avg_minutes, others.acceptance_rate, others.completion_rate,
    providers.hourly_rate, coalesce(others.pricing_mode, providers.pricing_mode) AS pricing_mode,
    providers.allow_group_booking, providers.supports_online, providers.supports_in_person,
    providers.skills, providers.social_media_links, providers.primary_category, providers.bio_en, providers.bio_ar,
    providers.search_text,
    providers.created_at AS joined_at,
    -- Nobody reads "online now" of a provider whom they can not book.
    coalesce(others.is_online, false)
      AND is_listed(providers.verification_status, providers.is_active, providers.is_bookable) AS is_online,
    others.price_from, coalesce(others.areas, '[]') AS areas, coalesce(others.cheapest_offers, '[]') AS cheapest_offers,
    providers.business_name IS NOT NULL AS is_firm,
    is_listed(providers.verification_status, providers.is_active, providers.is_bookable) AS is_listed,
    others.next_free_at
  FROM provider_profiles AS providers
  LEFT JOIN LATERAL (
    SELECT metrics.average_rating, metrics.rating_count,
      metrics.response_time_avg_minutes, metrics.acceptance_rate, metrics.completion_rate,
      status.is_online, summaries.price_from, summaries.pricing_mode, summaries.areas, summaries.cheapest_offers,
      summaries.next_free_at
    FROM (SELECT providers.id) AS provider (id)
    LEFT JOIN provider_metrics AS metrics ON metrics.provider_id = provider.id
    LEFT JOIN provider_dashboard_status AS status ON status.provider_id = provider.id
    LEFT JOIN provider_summaries AS summaries ON summaries.provider_id = provider.id
    OFFSET 0
  ) AS others ON true
  WHERE counts_as_provider(providers.verification_status, providers.is_active);
CREATE VIEW public_service_cards AS
  SELECT listed.card_id AS id, listed.provider_id, listed.service_id, services.slug AS service_slug,
    cards.category_slug, cards.title_en, cards.title_ar, cards.base_price, cards.duration_minutes,
    CASE WHEN cards.is_visit THEN 'visit' ELSE coalesce(services.pricing_mode, 'fixed') END AS pricing_mode,
      ARRAY(SELECT url FROM service_card_photos AS photos WHERE photos.card_id = cards.id ORDER BY position) AS photos,
    listed.total_jobs, listed.is_listed, sold.monthly, sold.yearly, cards.warranty_days
  FROM listed_offers AS listed
  JOIN service_cards AS cards ON cards.id = listed.card_id
  LEFT JOIN services ON services.id = cards.service_id
  -- What packages of it cost before fee and VAT.
  LEFT JOIN LATERAL (
    SELECT monthly_subscription_rate AS monthly, yearly_subscription_rate AS yearly FROM provider_profiles AS providers
    WHERE providers.id = listed.provider_id AND subscription_packages_enabled AND cards.is_visit IS NOT TRUE
  ) AS sold ON true;
CREATE VIEW public_listed_offers AS SELECT card_id, provider_id, service_id, category_slug, total_jobs, rating_and_jobs,
    rating_tenths, base_price, work_minutes, provider_type, supports_online, area_ids, new_until
  FROM listed_offers WHERE is_listed;
-- When somebody can book the providers of listed offers: lists join both.
CREATE VIEW public_free_times AS SELECT summaries.provider_id, coalesce(status.is_online, false) AS is_online,
    next_free_at, shortest_minutes, free_from, free_starts, free_half_hours
  FROM provider_summaries AS summaries
  LEFT JOIN provider_dashboard_status AS status ON status.provider_id = summaries.provider_id;
-- Who was, or may become, a provider, for whoever still has the address: others in their category and areas are shown
-- instead. One is gone whose profile was deleted or whose account has ended; all that is left is the category.
CREATE VIEW public_absent_providers AS
  SELECT providers.id, providers.primary_category, coalesce(summaries.areas, '[]') AS areas,
    providers.deleted_at IS NOT NULL OR EXISTS (SELECT FROM account_deletions AS ended
      WHERE ended.user_id = providers.user_id AND ended.ended_at IS NOT NULL) AS is_gone
  FROM provider_profiles AS providers LEFT JOIN provider_summaries AS summaries ON summaries.provider_id = providers.id
  WHERE NOT counts_as_provider(providers.verification_status, providers.is_active);
GRANT SELECT ON public_absent_providers TO hirfa_public;
-- What search engines are told: `name` is the last part of the address.
CREATE VIEW addresses_of_categories AS SELECT id, slug AS name, changed_at FROM categories
  WHERE slug <> :unsorted_category OR provider_count > 0;
CREATE VIEW addresses_of_services AS SELECT id, slug AS name, changed_at FROM services WHERE is_active;
CREATE VIEW addresses_of_providers AS SELECT id, id::text AS name, updated_at AS changed_at FROM provider_profiles
  WHERE is_listed(verification_status, is_active, is_bookable);
GRANT SELECT ON addresses_of_categories, addresses_of_services, addresses_of_providers TO hirfa_public;
-- Only the release before reads it, which runs for the time of a deployment.
CREATE VIEW public_provider_areas AS
  SELECT places.provider_id, places.position, areas.id, areas.name_en, areas.name_ar
  FROM provider_service_areas AS places
  JOIN service_areas AS areas ON areas.id = places.service_area_id
  JOIN provider_profiles AS providers ON providers.id = places.provider_id
  WHERE counts_as_provider(providers.verification_status, providers.is_active);
GRANT SELECT ON public_providers, public_service_cards, public_listed_offers, public_free_times,
  public_provider_areas
  TO hirfa_public, hirfa_api, hirfa_worker;

-- Whether this is the photo of a suspended provider, or of one of their cards.
CREATE FUNCTION is_hidden_photo(photo text) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM provider_profiles WHERE avatar_url = photo AND suspension_reason IS NOT NULL)
    OR EXISTS (SELECT FROM service_card_photos JOIN service_cards AS cards ON cards.id = card_id
      JOIN provider_profiles AS providers ON providers.id = cards.provider_id WHERE url = photo
        AND suspension_reason IS NOT NULL)
$$;
GRANT EXECUTE ON FUNCTION is_hidden_photo(text) TO hirfa_public;

-- Statements of visitors have one plan for all values. Of a category or service of average size, it reads all offers
-- and sorts them; so they are said to be few and large, and each list is read along the index that has its order.
ALTER TABLE listed_offers ALTER COLUMN category_slug SET (n_distinct = 5),
  ALTER COLUMN service_id SET (n_distinct = 20);
