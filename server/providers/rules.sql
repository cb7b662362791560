-- The id of the actor's provider profile.
CREATE FUNCTION actor_provider_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT id FROM provider_profiles WHERE user_id = actor_id() $$;
GRANT EXECUTE ON FUNCTION actor_provider_id() TO hirfa_api;

GRANT SELECT ON provider_profiles, provider_service_areas, provider_dashboard_status, provider_weekly_hours, service_cards TO hirfa_api;
CREATE POLICY read ON provider_profiles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
CREATE POLICY read ON provider_service_areas FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON provider_dashboard_status FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON provider_weekly_hours FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON service_cards FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));

-- The worker empties a profile when its account ends.
GRANT SELECT ON provider_profiles, service_cards TO hirfa_worker;
GRANT UPDATE (full_name, full_name_ar, display_name_en, display_name_ar, avatar_url, is_active, business_name, business_name_ar,
  skills, social_media_links, skill_verification_notes, bio_en, bio_ar) ON provider_profiles TO hirfa_worker;
GRANT UPDATE (title_en, title_ar, is_active) ON service_cards TO hirfa_worker;
GRANT SELECT, DELETE ON provider_service_areas, provider_weekly_hours, provider_dashboard_status TO hirfa_worker;
CREATE POLICY worker ON provider_profiles TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON service_cards TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_service_areas TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_weekly_hours TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_dashboard_status TO hirfa_worker USING (true) WITH CHECK (true);

-- Triggers update services.price_from, services.provider_count and categories.provider_count when offers or providers
-- change. They run once per statement, so that many changed rows cause one count for each changed service. Changes at the
-- same time wait for each other: rows are locked first, in their order, and counted by a later statement, which sees what
-- the other transaction has committed.
CREATE FUNCTION roll_up_offers(service_ids uuid[], category_slugs text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  SELECT FROM services WHERE id = ANY (service_ids) ORDER BY id FOR NO KEY UPDATE;
  SELECT FROM categories WHERE slug = ANY (category_slugs) ORDER BY slug FOR NO KEY UPDATE;

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

CREATE FUNCTION offers_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  provider_ids uuid[];
  service_ids uuid[];
  category_slugs text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_id), array_agg(DISTINCT category_slug)
    INTO provider_ids, service_ids, category_slugs FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_id), array_agg(DISTINCT category_slug)
    INTO provider_ids, service_ids, category_slugs FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_id), array_agg(DISTINCT category_slug)
    INTO provider_ids, service_ids, category_slugs FROM (TABLE old_rows UNION ALL TABLE new_rows) AS touched;
  END IF;
  -- A provider who is activated at the same time does not see these offers yet, so nobody else would count them.
  PERFORM FROM provider_profiles WHERE id = ANY (provider_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM roll_up_offers(service_ids, category_slugs);
  RETURN NULL;
END $$;

CREATE TRIGGER offers_inserted AFTER INSERT ON service_cards REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

CREATE TRIGGER offers_updated AFTER UPDATE ON service_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

CREATE TRIGGER offers_deleted AFTER DELETE ON service_cards REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

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

CREATE TRIGGER providers_updated AFTER UPDATE ON provider_profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION providers_changed();

