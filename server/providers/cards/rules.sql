-- Triggers update services.price_from, services.provider_count and categories.provider_count when offers or providers
-- change. They run once per statement, so that many changed rows cause one count for each changed service. Changes at
-- the same time wait for each other: rows are locked first, in their order, and counted by a later statement, which
-- sees what the other transaction has committed.
CREATE FUNCTION roll_up_offers(service_ids uuid[], category_slugs text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT FROM services WHERE id = ANY (service_ids) ORDER BY id FOR NO KEY UPDATE;
  SELECT FROM categories WHERE slug = ANY (category_slugs) ORDER BY slug FOR NO KEY UPDATE;

  UPDATE services SET price_from = figures.price_from, provider_count = figures.provider_count
  FROM (
    SELECT ids.id, min(offers.base_price) FILTER (WHERE NOT offers.is_visit) AS price_from,
      count(DISTINCT offers.provider_id)::int AS provider_count
    FROM unnest(service_ids) AS ids (id)
    LEFT JOIN (service_cards AS offers JOIN provider_profiles AS providers
      ON providers.id = offers.provider_id
        AND is_listed(providers.verification_status, providers.is_active, providers.is_bookable))
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
      ON providers.id = offers.provider_id
        AND is_listed(providers.verification_status, providers.is_active, providers.is_bookable))
      ON offers.category_slug = slugs.slug AND offers.is_active
    GROUP BY slugs.slug
  ) AS figures
  WHERE categories.slug = figures.slug AND categories.provider_count <> figures.provider_count;
$$;

-- The cheapest work of each category, or the cheapest visit where there is none, and the areas of each of these
-- providers, whoever may see them. Callers hold the locks of their profiles, and of the services and areas that they
-- have changed: their pricing modes and names are copied.
CREATE FUNCTION roll_up_summaries(provider_ids uuid[]) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO provider_summaries AS kept (provider_id, price_from, pricing_mode, cheapest_offers, areas)
  SELECT providers.id, cheapest.base_price, cheapest.mode, coalesce((
      SELECT jsonb_agg(jsonb_build_object('category_slug', category_slug, 'base_price', base_price::text,
        'pricing_mode', mode) ORDER BY base_price)
      FROM (
        SELECT DISTINCT ON (cards.category_slug) cards.category_slug, cards.base_price,
          CASE WHEN cards.is_visit THEN 'visit' ELSE coalesce(services.pricing_mode, 'fixed') END AS mode
        FROM service_cards AS cards LEFT JOIN services ON services.id = cards.service_id
        WHERE cards.provider_id = providers.id AND cards.is_active
        ORDER BY cards.category_slug, cards.is_visit, cards.base_price, mode
      ) AS in_category
    ), '[]'), coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', areas.id, 'name_en', areas.name_en, 'name_ar', areas.name_ar)
        ORDER BY places.position)
      FROM provider_service_areas AS places JOIN service_areas AS areas ON areas.id = places.service_area_id
      WHERE places.provider_id = providers.id
    ), '[]')
  FROM provider_profiles AS providers LEFT JOIN LATERAL (
    SELECT cards.base_price,
      CASE WHEN cards.is_visit THEN 'visit' ELSE coalesce(services.pricing_mode, 'fixed') END AS mode
    FROM service_cards AS cards LEFT JOIN services ON services.id = cards.service_id
    WHERE cards.provider_id = providers.id AND cards.is_active ORDER BY cards.is_visit, cards.base_price, mode LIMIT 1
  ) AS cheapest ON true
  WHERE providers.id = ANY (provider_ids)
  ON CONFLICT (provider_id) DO UPDATE
    SET price_from = EXCLUDED.price_from, pricing_mode = EXCLUDED.pricing_mode,
      cheapest_offers = EXCLUDED.cheapest_offers, areas = EXCLUDED.areas
    WHERE (kept.price_from, kept.pricing_mode, kept.cheapest_offers, kept.areas)
      IS DISTINCT FROM (EXCLUDED.price_from, EXCLUDED.pricing_mode, EXCLUDED.cheapest_offers, EXCLUDED.areas);
$$;

-- Admins read when a provider is free next.
GRANT SELECT (provider_id, next_free_at) ON provider_summaries TO hirfa_api;
CREATE POLICY read ON provider_summaries FOR SELECT TO hirfa_api USING (actor_is_admin());

-- The offers of these providers that visitors see, in the order of lists, and which of them are in lists. By price
-- visits come after all work. Callers hold the locks of their profiles.
CREATE FUNCTION roll_up_listed(provider_ids uuid[]) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM listed_offers AS listed WHERE provider_id = ANY (provider_ids) AND NOT EXISTS (
    SELECT FROM service_cards AS cards JOIN provider_profiles AS providers ON providers.id = cards.provider_id
    WHERE cards.id = listed.card_id AND cards.is_active
      AND counts_as_provider(providers.verification_status, providers.is_active));
  INSERT INTO listed_offers AS listed (card_id, provider_id, service_id, category_slug, total_jobs, is_listed,
    base_price, work_minutes, rating_and_jobs, rating_tenths, provider_type, supports_online, area_ids, new_until)
  SELECT cards.id, providers.id, cards.service_id, cards.category_slug, providers.total_jobs,
    is_listed(providers.verification_status, providers.is_active, providers.is_bookable),
    cards.base_price + CASE WHEN cards.is_visit THEN :visits_after ELSE 0 END,
    CASE WHEN services.pricing_mode = 'hourly' AND NOT cards.is_visit THEN :least_minutes_by_the_hour
      ELSE cards.duration_minutes END,
    coalesce(metrics.order_rating, metrics.average_rating, :usual_rating) * 100 * 100000
      + least(providers.total_jobs, 99999), coalesce(metrics.average_rating, 0) * 10,
    providers.provider_type, providers.supports_online,
    CASE WHEN providers.supports_in_person THEN ARRAY(SELECT service_area_id FROM provider_service_areas AS places
      WHERE places.provider_id = providers.id ORDER BY position) ELSE '{}' END,
    CASE WHEN providers.total_jobs < :metrics_from_jobs THEN providers.decided_at + interval '1 day' * :new_days END
  FROM provider_profiles AS providers JOIN service_cards AS cards ON cards.provider_id = providers.id
  LEFT JOIN services ON services.id = cards.service_id
  LEFT JOIN provider_metrics AS metrics ON metrics.provider_id = providers.id
  WHERE providers.id = ANY (provider_ids) AND cards.is_active
    AND counts_as_provider(providers.verification_status, providers.is_active)
  ON CONFLICT (card_id) DO UPDATE SET provider_id = EXCLUDED.provider_id, service_id = EXCLUDED.service_id,
      category_slug = EXCLUDED.category_slug, total_jobs = EXCLUDED.total_jobs, is_listed = EXCLUDED.is_listed,
      base_price = EXCLUDED.base_price, work_minutes = EXCLUDED.work_minutes,
      rating_and_jobs = EXCLUDED.rating_and_jobs, rating_tenths = EXCLUDED.rating_tenths,
      provider_type = EXCLUDED.provider_type, supports_online = EXCLUDED.supports_online,
      area_ids = EXCLUDED.area_ids, new_until = EXCLUDED.new_until
    WHERE listed.* IS DISTINCT FROM EXCLUDED.*;
$$;

-- Counts again what visitors read of the offers that a statement has changed.
CREATE FUNCTION offers_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  PERFORM roll_up_summaries(provider_ids);
  PERFORM roll_up_listed(provider_ids);
  RETURN NULL;
END $$;

-- Waits for a change of the catalogue before a row is locked, which also waits for this one: changes of offers, and of
-- who counts. What else changes a provider, such as a settled job, does not.
CREATE FUNCTION wait_for_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM share_catalogue();
  RETURN NULL;
END $$;
CREATE TRIGGER wait_for_catalogue BEFORE INSERT OR DELETE OR UPDATE ON service_cards
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_catalogue();
CREATE TRIGGER wait_for_catalogue BEFORE DELETE OR UPDATE OF verification_status, is_active, is_bookable
  ON provider_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_catalogue();

CREATE TRIGGER offers_inserted AFTER INSERT ON service_cards REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

CREATE TRIGGER offers_updated AFTER UPDATE ON service_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

CREATE TRIGGER offers_deleted AFTER DELETE ON service_cards REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

-- Copies the titles and the category of a service to its offers, and its pricing mode to the summaries of their
-- providers.
CREATE FUNCTION service_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE service_cards SET category_slug = (SELECT slug FROM categories WHERE id = NEW.category_id),
    title_en = CASE title_en WHEN OLD.title_en THEN NEW.title_en ELSE title_en END,
    title_ar = CASE title_ar WHEN OLD.title_ar THEN NEW.title_ar ELSE title_ar END
  WHERE service_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER service_changed AFTER UPDATE OF title_en, title_ar, category_id, pricing_mode ON services FOR EACH ROW
  WHEN ((OLD.title_en, OLD.title_ar, OLD.category_id, OLD.pricing_mode)
    IS DISTINCT FROM (NEW.title_en, NEW.title_ar, NEW.category_id, NEW.pricing_mode))
  EXECUTE FUNCTION service_changed();

-- Counts again what visitors read of the offers of providers where a statement has changed whether they are listed, or
-- what lists are ordered by and filtered with.
CREATE FUNCTION providers_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider_ids uuid[];
  service_ids uuid[];
  category_slugs text[];
BEGIN
  SELECT array_agg(id) INTO provider_ids FROM new_rows JOIN old_rows USING (id)
  WHERE (new_rows.verification_status, new_rows.is_active, new_rows.is_bookable, new_rows.total_jobs,
      new_rows.provider_type, new_rows.supports_online, new_rows.supports_in_person, new_rows.decided_at)
    IS DISTINCT FROM (old_rows.verification_status, old_rows.is_active, old_rows.is_bookable, old_rows.total_jobs,
      old_rows.provider_type, old_rows.supports_online, old_rows.supports_in_person, old_rows.decided_at);
  IF provider_ids IS NULL THEN RETURN NULL; END IF;
  PERFORM roll_up_listed(provider_ids);
  SELECT array_agg(DISTINCT cards.service_id), array_agg(DISTINCT cards.category_slug) INTO service_ids, category_slugs
  FROM new_rows JOIN old_rows USING (id) JOIN service_cards AS cards ON cards.provider_id = new_rows.id
  WHERE (new_rows.verification_status, new_rows.is_active, new_rows.is_bookable)
    IS DISTINCT FROM (old_rows.verification_status, old_rows.is_active, old_rows.is_bookable);
  PERFORM roll_up_offers(service_ids, category_slugs);
  RETURN NULL;
END $$;

CREATE TRIGGER providers_updated AFTER UPDATE ON provider_profiles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION providers_changed();

-- Copies a new rating to the offers of its provider.
CREATE FUNCTION rating_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM provider_profiles WHERE id = NEW.provider_id FOR NO KEY UPDATE;
  PERFORM roll_up_listed(ARRAY[NEW.provider_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER rating_changed AFTER UPDATE OF average_rating, order_rating ON provider_metrics FOR EACH ROW
  WHEN ((OLD.average_rating, OLD.order_rating) IS DISTINCT FROM (NEW.average_rating, NEW.order_rating))
  EXECUTE FUNCTION rating_changed();
CREATE TRIGGER rating_added AFTER INSERT ON provider_metrics FOR EACH ROW
  WHEN (NEW.average_rating IS NOT NULL) EXECUTE FUNCTION rating_changed();

-- Copies the areas of providers to their summaries and offers. An area is locked before the profiles, as by a new name.
CREATE FUNCTION places_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider_ids uuid[];
  area_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_area_id) INTO provider_ids, area_ids
      FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_area_id) INTO provider_ids, area_ids
      FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_area_id) INTO provider_ids, area_ids
    FROM (TABLE old_rows UNION ALL TABLE new_rows) AS touched;
  END IF;
  PERFORM FROM service_areas WHERE id = ANY (area_ids) ORDER BY id FOR SHARE;
  PERFORM FROM provider_profiles WHERE id = ANY (provider_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM roll_up_summaries(provider_ids);
  PERFORM roll_up_listed(provider_ids);
  RETURN NULL;
END $$;
CREATE TRIGGER places_added AFTER INSERT ON provider_service_areas REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER places_updated AFTER UPDATE ON provider_service_areas
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER places_deleted AFTER DELETE ON provider_service_areas REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
-- Copies the new name of an area to the summaries of its providers.
CREATE FUNCTION area_renamed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider_ids uuid[] := ARRAY(SELECT provider_id FROM provider_service_areas WHERE service_area_id = NEW.id);
BEGIN
  PERFORM FROM provider_profiles WHERE id = ANY (provider_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM roll_up_summaries(provider_ids);
  RETURN NULL;
END $$;
CREATE TRIGGER area_renamed AFTER UPDATE OF name_en, name_ar ON service_areas FOR EACH ROW
  WHEN ((OLD.name_en, OLD.name_ar) IS DISTINCT FROM (NEW.name_en, NEW.name_ar)) EXECUTE FUNCTION area_renamed();

-- The first start with these tables fills them from the rows that are there already. Whoever creates triggers has
-- locked the tables that they watch until the end of the transaction.
SELECT roll_up_summaries(array_agg(id)) FROM provider_profiles WHERE NOT EXISTS (SELECT FROM provider_summaries)
  OR id IN (SELECT provider_id FROM provider_summaries WHERE price_from IS NOT NULL AND cheapest_offers = '[]');
SELECT roll_up_listed(array_agg(id)) FROM provider_profiles WHERE NOT EXISTS (SELECT FROM listed_offers)
  OR id IN (SELECT provider_id FROM listed_offers WHERE base_price = 0 OR rating_and_jobs < 100 * 100000)
  OR (total_jobs < :metrics_from_jobs AND decided_at IS NOT NULL
    AND id IN (SELECT provider_id FROM listed_offers WHERE new_until IS NULL));
