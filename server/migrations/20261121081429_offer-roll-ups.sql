-- services.price_from, services.provider_count and categories.provider_count follow the offers of verified, active
-- providers. Statement triggers: seeding or approving many costs one recount for each service touched.
CREATE FUNCTION roll_up_offers(service_ids uuid[], category_slugs text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE services SET price_from = figures.price_from, provider_count = figures.provider_count
  FROM (
    SELECT ids.id, min(offers.base_price) AS price_from, count(DISTINCT offers.provider_id)::int AS provider_count
    FROM unnest(service_ids) AS ids (id)
    LEFT JOIN (service_cards AS offers JOIN provider_profiles AS providers
      ON providers.id = offers.provider_id AND providers.verification_status = 'verified' AND providers.is_active)
      ON offers.service_id = ids.id AND offers.is_active
    GROUP BY ids.id
  ) AS figures
  WHERE services.id = figures.id
    AND (services.price_from, services.provider_count) IS DISTINCT FROM (figures.price_from, figures.provider_count);

  UPDATE categories SET provider_count = figures.provider_count
  FROM (
    SELECT slugs.slug, count(DISTINCT offers.provider_id)::int AS provider_count
    FROM unnest(category_slugs) AS slugs (slug)
    LEFT JOIN (service_cards AS offers JOIN provider_profiles AS providers
      ON providers.id = offers.provider_id AND providers.verification_status = 'verified' AND providers.is_active)
      ON offers.category_slug = slugs.slug AND offers.is_active
    GROUP BY slugs.slug
  ) AS figures
  WHERE categories.slug = figures.slug AND categories.provider_count <> figures.provider_count;
$$;
--> statement-breakpoint
CREATE FUNCTION offers_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  service_ids uuid[];
  category_slugs text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT service_id), array_agg(DISTINCT category_slug) INTO service_ids, category_slugs FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT service_id), array_agg(DISTINCT category_slug) INTO service_ids, category_slugs FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT service_id), array_agg(DISTINCT category_slug) INTO service_ids, category_slugs
    FROM (TABLE old_rows UNION ALL TABLE new_rows) AS touched;
  END IF;
  PERFORM roll_up_offers(service_ids, category_slugs);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_inserted AFTER INSERT ON service_cards REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();
--> statement-breakpoint
CREATE TRIGGER offers_updated AFTER UPDATE ON service_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();
--> statement-breakpoint
CREATE TRIGGER offers_deleted AFTER DELETE ON service_cards REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();
--> statement-breakpoint
CREATE FUNCTION providers_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  service_ids uuid[];
  category_slugs text[];
BEGIN
  SELECT array_agg(DISTINCT cards.service_id), array_agg(DISTINCT cards.category_slug) INTO service_ids, category_slugs
  FROM new_rows JOIN old_rows USING (id) JOIN service_cards AS cards ON cards.provider_id = new_rows.id
  WHERE (new_rows.verification_status, new_rows.is_active) IS DISTINCT FROM (old_rows.verification_status, old_rows.is_active);
  PERFORM roll_up_offers(service_ids, category_slugs);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER providers_updated AFTER UPDATE ON provider_profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION providers_changed();
--> statement-breakpoint
-- Where applicants stand who have not chosen a category (provider_profiles.primary_category defaults to it).
INSERT INTO categories (id, slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, position)
VALUES ('01900000-0000-7000-8000-000000000001', 'others', 'community', 'sparkles', 85, 'Other skills', 'مهارات أخرى',
  'Skills that have no group of their own yet.', 'مهارات لم تُفرَد لها فئة بعد.', 999);
