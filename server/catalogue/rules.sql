GRANT SELECT ON categories, services, service_areas, old_slugs, catalogue_versions
  TO hirfa_public, hirfa_api, hirfa_worker;
CREATE POLICY read ON categories FOR SELECT USING (true);
CREATE POLICY read ON services FOR SELECT USING (true);
CREATE POLICY read ON service_areas FOR SELECT USING (true);
CREATE POLICY read ON old_slugs FOR SELECT USING (true);
CREATE POLICY read ON catalogue_versions FOR SELECT USING (true);

-- Admins write the catalogue, except what is counted.
GRANT INSERT ON categories, services TO hirfa_api;
GRANT UPDATE (slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, trade_words, position)
  ON categories TO hirfa_api;
GRANT UPDATE (category_id, slug, title_en, title_ar, summary_en, summary_ar, description_en, description_ar,
  pricing_mode, duration_minutes, supports_online, supports_in_person, is_active, trade_words) ON services TO hirfa_api;
GRANT INSERT, UPDATE ON service_areas TO hirfa_api;
CREATE POLICY add ON categories FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND provider_count = 0);
CREATE POLICY change ON categories FOR UPDATE TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON services FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND provider_count = 0 AND price_from IS NULL);
CREATE POLICY change ON services FOR UPDATE TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON service_areas FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
CREATE POLICY change ON service_areas FOR UPDATE TO hirfa_api USING ((SELECT actor_is_admin()));

-- Keeps a slug that was changed, which leads to the present one. Nothing else gets a slug that leads somewhere, or
-- links of years would show another thing; an entry may get its own former one back.
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM old_slugs WHERE kind = TG_ARGV[0] AND entity_id = OLD.id;
    RETURN OLD;
  END IF;
  IF EXISTS (SELECT FROM old_slugs WHERE kind = TG_ARGV[0] AND slug = NEW.slug AND entity_id <> NEW.id) THEN
    RAISE EXCEPTION 'the slug % leads to something else', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  DELETE FROM old_slugs WHERE kind = TG_ARGV[0] AND slug = NEW.slug;
  IF TG_OP = 'UPDATE' AND OLD.slug <> NEW.slug THEN
    INSERT INTO old_slugs (kind, slug, entity_id) VALUES (TG_ARGV[0], OLD.slug, NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_old_slug BEFORE INSERT OR UPDATE OF slug OR DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION keep_old_slug('category');
CREATE TRIGGER keep_old_slug BEFORE INSERT OR UPDATE OF slug OR DELETE ON services
  FOR EACH ROW EXECUTE FUNCTION keep_old_slug('service');

-- Tells search engines when a page says something else; what is counted does not matter to them.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER note_change BEFORE UPDATE ON categories FOR EACH ROW
  WHEN ((OLD.slug, OLD.name_en, OLD.name_ar, OLD.description_en, OLD.description_ar)
    IS DISTINCT FROM (NEW.slug, NEW.name_en, NEW.name_ar, NEW.description_en, NEW.description_ar))
  EXECUTE FUNCTION note_change();
CREATE TRIGGER note_change BEFORE UPDATE ON services FOR EACH ROW
  WHEN ((OLD.slug, OLD.category_id, OLD.title_en, OLD.title_ar, OLD.summary_en, OLD.summary_ar, OLD.description_en,
    OLD.description_ar, OLD.duration_minutes, OLD.is_active)
    IS DISTINCT FROM (NEW.slug, NEW.category_id, NEW.title_en, NEW.title_ar, NEW.summary_en, NEW.summary_ar,
    NEW.description_en, NEW.description_ar, NEW.duration_minutes, NEW.is_active))
  EXECUTE FUNCTION note_change();

-- Until the end of a transaction that changes the catalogue nobody else changes it or what is offered, so that neither
-- counts what it can not see, and neither waits for a row of the other. Who changes an offer shares it before they lock
-- a row.
CREATE FUNCTION share_catalogue() RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock_shared('catalogue') $$;
CREATE FUNCTION lock_whole_catalogue() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('catalogue');
  PERFORM FROM services ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM categories ORDER BY slug FOR NO KEY UPDATE;
END $$;
CREATE FUNCTION lock_catalogue() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF actor_is_admin() THEN PERFORM lock_whole_catalogue(); END IF;
END $$;
CREATE FUNCTION remove_entry(kind text, entry uuid) RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT actor_is_admin() THEN RETURN false; END IF;
  IF kind = 'category' THEN DELETE FROM categories WHERE id = entry;
  ELSIF kind = 'service' THEN DELETE FROM services WHERE id = entry;
  ELSE DELETE FROM service_areas WHERE id = entry;
  END IF;
  RETURN FOUND;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $$;
GRANT EXECUTE ON FUNCTION lock_catalogue(), remove_entry(text, uuid) TO hirfa_api;
GRANT EXECUTE ON FUNCTION share_catalogue() TO hirfa_api, hirfa_worker;

-- Processes keep the words of the catalogue; each search asks whether they still hold. Roll-ups change no word.
CREATE FUNCTION count_catalogue_version() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO catalogue_versions AS stored DEFAULT VALUES
    ON CONFLICT (is_only) DO UPDATE SET version = stored.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER count_catalogue_version AFTER INSERT OR DELETE OR
  UPDATE OF slug, name_en, name_ar, description_en, description_ar, trade_words
  ON categories FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_version();
CREATE TRIGGER count_catalogue_version AFTER INSERT OR DELETE OR
  UPDATE OF slug, category_id, title_en, title_ar, summary_en, summary_ar, trade_words, is_active
  ON services FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_version();
CREATE TRIGGER count_catalogue_version AFTER INSERT OR DELETE OR UPDATE OF slug, name_en, name_ar, other_names
  ON service_areas FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_version();

-- Counts a search that found nothing. Somebody who searches for everything fills the table once and no further.
CREATE FUNCTION count_missed_search(searched text, at timestamptz) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO missed_searches AS stored (id, words, times, last_at)
    SELECT uuidv7(), searched, 1, at WHERE (SELECT count(*) FROM missed_searches) < 10000
      OR EXISTS (SELECT FROM missed_searches WHERE words = searched)
    ON CONFLICT (words) DO UPDATE SET times = stored.times + 1, last_at = excluded.last_at
$$;
GRANT EXECUTE ON FUNCTION count_missed_search(text, timestamptz) TO hirfa_public, hirfa_api, hirfa_worker;
GRANT SELECT, DELETE ON missed_searches TO hirfa_api, hirfa_worker;
CREATE POLICY read ON missed_searches FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY remove ON missed_searches FOR DELETE TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY old ON missed_searches TO hirfa_worker USING (true);
