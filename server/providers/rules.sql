-- The id of the actor's provider profile.
CREATE FUNCTION actor_provider_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT id FROM provider_profiles WHERE user_id = actor_id() AND deleted_at IS NULL $$;
GRANT EXECUTE ON FUNCTION actor_provider_id() TO hirfa_api;
-- Whether a profile is that of a provider: verified and active (`countsAsProvider` of the domain). All rules ask this;
-- a deleted profile is never active. Without SET, so that PostgreSQL puts the condition itself into statements, and
-- finds its indexes. 4.16
CREATE FUNCTION counts_as_provider(verification_status text, is_active boolean) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT verification_status = :verified AND is_active $$;
GRANT EXECUTE ON FUNCTION counts_as_provider(text, boolean) TO hirfa_api, hirfa_public, hirfa_worker;
-- Whether a provider is in lists, counts and search results: nobody finds there whom nobody can book.
CREATE FUNCTION is_listed(verification_status text, is_active boolean, is_bookable boolean) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT counts_as_provider(verification_status, is_active) AND is_bookable $$;
GRANT EXECUTE ON FUNCTION is_listed(text, boolean, boolean) TO hirfa_api, hirfa_public, hirfa_worker;
-- Whether the actor is a provider. 4.16
CREATE FUNCTION actor_is_provider() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM provider_profiles
  WHERE user_id = actor_id() AND counts_as_provider(verification_status, is_active)) $$;
-- Whether the actor was verified: active, or suspended, which a change that they ask for may end.
CREATE FUNCTION actor_is_verified() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM provider_profiles
  WHERE user_id = actor_id() AND verification_status = :verified AND deleted_at IS NULL) $$;
-- Whether this transaction sends the actor's application: afterwards nobody changes what an admin looks at.
CREATE FUNCTION actor_sends_application() RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM provider_profiles WHERE user_id = actor_id() AND verification_status = 'pending'
  AND deleted_at IS NULL AND xmin = pg_current_xact_id_if_assigned()::xid) $$;
GRANT EXECUTE ON FUNCTION actor_is_provider(), actor_is_verified(), actor_sends_application() TO hirfa_api;

-- Advisory locks of a provider's calendar, until the end of the transaction. While it is shared, nobody changes when
-- the provider can be booked, and bookings do not wait for each other: what is read of the calendar by later statements
-- holds at the commit. Who changes who can book when locks it.
CREATE FUNCTION share_calendar(provider uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared('calendar of a provider', hashtext(provider::text))
$$;
CREATE FUNCTION lock_calendar(provider uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock('calendar of a provider', hashtext(provider::text))
$$;
GRANT EXECUTE ON FUNCTION share_calendar(uuid) TO hirfa_api;
GRANT EXECUTE ON FUNCTION lock_calendar(uuid) TO hirfa_api, hirfa_worker;

GRANT SELECT ON provider_profiles, provider_service_areas, provider_dashboard_status, provider_weekly_hours,
  service_cards, service_card_photos TO hirfa_api;
CREATE POLICY read ON provider_profiles FOR SELECT TO hirfa_api
  USING ((user_id = actor_id() OR (SELECT actor_is_admin())) AND deleted_at IS NULL);
CREATE POLICY read ON provider_service_areas FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON provider_dashboard_status FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON provider_weekly_hours FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON service_cards FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
CREATE POLICY read ON service_card_photos FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id));

-- A provider's own figures; visitors read those of a view. Only functions of the product write them.
GRANT SELECT ON provider_metrics TO hirfa_api, hirfa_worker;
CREATE POLICY read ON provider_metrics FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY worker ON provider_metrics FOR SELECT TO hirfa_worker USING (true);

-- Copies the number of jobs to the profile, whose index orders the lists of providers; nothing else writes it.
CREATE FUNCTION copy_total_jobs() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Every update of profiles, also of no row, runs the triggers of the statement.
  IF EXISTS (SELECT FROM provider_profiles WHERE id = NEW.provider_id AND total_jobs <> NEW.total_jobs) THEN
    UPDATE provider_profiles SET total_jobs = NEW.total_jobs WHERE id = NEW.provider_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER copy_total_jobs AFTER INSERT OR UPDATE OF total_jobs ON provider_metrics
  FOR EACH ROW EXECUTE FUNCTION copy_total_jobs();

-- People apply: with a proven phone, as pending and not active, without figures.
GRANT INSERT ON provider_profiles, provider_service_areas, service_cards TO hirfa_api;
GRANT DELETE ON provider_service_areas, service_cards TO hirfa_api;
GRANT UPDATE (full_name, full_name_ar, display_name_en, display_name_ar, business_name, business_name_ar, avatar_url,
  provider_type, experience_level, primary_category, verification_status, sent_at, bio_en, bio_ar, skills,
  social_media_links, supports_online, supports_in_person, allow_group_booking, pricing_mode, hourly_rate,
  subscription_packages_enabled, monthly_subscription_rate, yearly_subscription_rate, notice_minutes, horizon_days,
    slot_step_minutes, travel_buffer_minutes, updated_at) ON provider_profiles TO hirfa_api;
CREATE POLICY apply ON provider_profiles FOR INSERT TO hirfa_api WITH CHECK (
  user_id = actor_id() AND actor_phone_number() IS NOT NULL AND verification_status = 'pending' AND NOT is_active
  AND NOT is_community_provider AND NOT is_trusted_provider AND NOT is_founding_provider AND total_jobs = 0
  AND num_nonnulls(decided_at, suspension_reason,
    skill_verification_notes, deleted_at) = 0);
CREATE POLICY change_own ON provider_profiles FOR UPDATE TO hirfa_api
  USING (user_id = actor_id() AND deleted_at IS NULL)
  WITH CHECK (user_id = actor_id());
CREATE POLICY add ON provider_service_areas FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND (actor_is_provider() OR actor_sends_application()));
CREATE POLICY remove ON provider_service_areas FOR DELETE TO hirfa_api
  USING (provider_id = actor_provider_id() AND (actor_is_provider() OR actor_sends_application()));
CREATE POLICY add ON service_cards FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND (actor_is_provider() OR actor_sends_application()));
-- Those of an applicant: a provider's may be booked.
CREATE POLICY remove ON service_cards FOR DELETE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_sends_application());

-- A verified provider who is not suspended changes their cards, and hides those that they remove.
GRANT UPDATE (title_en, title_ar, base_price, duration_minutes, is_visit, warranty_days, is_active, removed_at)
  ON service_cards TO hirfa_api;
CREATE POLICY change ON service_cards FOR UPDATE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_provider() AND removed_at IS NULL)
  WITH CHECK (provider_id = actor_provider_id());
GRANT INSERT, DELETE, UPDATE (position) ON service_card_photos TO hirfa_api;
CREATE POLICY add ON service_card_photos FOR INSERT TO hirfa_api
  WITH CHECK (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id AND provider_id = actor_provider_id()
    AND actor_is_provider() AND removed_at IS NULL));
CREATE POLICY change ON service_card_photos FOR UPDATE TO hirfa_api
  USING (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id AND provider_id = actor_provider_id()
    AND actor_is_provider()));
CREATE POLICY remove ON service_card_photos FOR DELETE TO hirfa_api
  USING (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id AND provider_id = actor_provider_id()
    AND actor_is_provider()));

-- Enqueues a job that deletes the files of a photo whose row is gone, whoever deleted the row.
CREATE FUNCTION card_photo_deleted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM enqueue_job('providers.delete_card_photo', json_build_object('entity_id', OLD.card_id || OLD.url),
    'providers.delete_card_photo:' || OLD.card_id || OLD.url);
  RETURN NULL;
END $$;
CREATE TRIGGER card_photo_deleted AFTER DELETE ON service_card_photos FOR EACH ROW
  EXECUTE FUNCTION card_photo_deleted();
ALTER FUNCTION card_photo_deleted() OWNER TO hirfa_worker;

-- Refuses what people may not change of their own profile. They change what needs no review while they are providers,
-- all of the form when they send it again after a rejection, nothing while it waits or is suspended. The rest is an
-- admin's, or of the product.
CREATE FUNCTION guard_own_provider() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['bio_en', 'bio_ar', 'skills', 'social_media_links', 'supports_online', 'supports_in_person',
    'allow_group_booking', 'pricing_mode', 'hourly_rate', 'subscription_packages_enabled', 'monthly_subscription_rate',
    'yearly_subscription_rate', 'avatar_url', 'updated_at', 'search_text', 'notice_minutes', 'horizon_days',
    'slot_step_minutes', 'travel_buffer_minutes'];
BEGIN
  -- The owner of the database and the worker are no people, and may not ask for one.
  IF current_user <> 'hirfa_api' THEN RETURN NEW; END IF;
  IF OLD.user_id IS DISTINCT FROM actor_id() THEN RETURN NEW; END IF;
  IF OLD.verification_status = 'rejected' AND NEW.verification_status = 'pending' THEN
    free := free || ARRAY['full_name', 'full_name_ar', 'display_name_en', 'display_name_ar', 'business_name',
      'business_name_ar', 'provider_type', 'experience_level', 'primary_category', 'verification_status', 'sent_at'];
  ELSIF NOT counts_as_provider(OLD.verification_status, OLD.is_active) THEN
    free := '{}';
  END IF;
  IF to_jsonb(OLD) - free IS DISTINCT FROM to_jsonb(NEW) - free OR free = '{}' THEN
    RAISE EXCEPTION 'this part of a provider profile needs a review' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_own_provider BEFORE UPDATE ON provider_profiles FOR EACH ROW EXECUTE FUNCTION guard_own_provider();

-- Refuses to show the profile of a suspended person.
CREATE FUNCTION hide_suspended() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM profiles WHERE user_id = NEW.user_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM account_suspensions WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'this account is suspended' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hide_suspended BEFORE UPDATE OF is_active ON provider_profiles
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION hide_suspended();

-- Copies the photo of an account to its provider profile.
CREATE FUNCTION provider_photo() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE provider_profiles SET avatar_url = NEW.avatar_url WHERE user_id = NEW.user_id AND avatar_url <> NEW.avatar_url;
  RETURN NULL;
END $$;
CREATE TRIGGER provider_photo AFTER UPDATE OF avatar_url ON profiles FOR EACH ROW EXECUTE FUNCTION provider_photo();

-- Providers go online and offline. Whoever stops being a provider is offline, until they go online again themselves.
GRANT INSERT, UPDATE (is_online, last_online_at, updated_at) ON provider_dashboard_status TO hirfa_api;
CREATE POLICY add ON provider_dashboard_status FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY change ON provider_dashboard_status FOR UPDATE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_provider());
-- Sets somebody offline who no longer counts as provider.
CREATE FUNCTION go_offline() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE provider_dashboard_status SET is_online = false, last_online_at = NEW.updated_at, updated_at = NEW.updated_at
  WHERE provider_id = NEW.id AND is_online;
  RETURN NULL;
END $$;
CREATE TRIGGER go_offline AFTER UPDATE OF is_active, verification_status ON provider_profiles FOR EACH ROW
  WHEN (NOT counts_as_provider(NEW.verification_status, NEW.is_active)) EXECUTE FUNCTION go_offline();

-- Admins decide about others, never about themselves (guard_own_provider): about the status, the type, the level, the
-- mark of founding providers and the names, not about what providers offer.
GRANT UPDATE (is_active, is_community_provider, is_trusted_provider, is_founding_provider, skill_verification_notes,
  suspension_reason, decided_at)
  ON provider_profiles TO hirfa_api;
CREATE POLICY decide ON provider_profiles FOR UPDATE TO hirfa_api USING (actor_is_admin() AND user_id <> actor_id());
-- Refuses what admins may not change of a profile, and every change by other people.
CREATE FUNCTION guard_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decided text[] := ARRAY['verification_status', 'decided_at', 'is_active', 'suspension_reason',
    'skill_verification_notes', 'provider_type', 'is_community_provider', 'is_trusted_provider', 'is_founding_provider',
    'experience_level', 'full_name', 'full_name_ar', 'business_name', 'business_name_ar', 'display_name_en',
      'display_name_ar', 'updated_at', 'search_text'];
BEGIN
  IF current_user <> 'hirfa_api' THEN RETURN NEW; END IF;
  IF OLD.user_id IS DISTINCT FROM actor_id() AND NOT (actor_is_admin()
    AND to_jsonb(OLD) - decided = to_jsonb(NEW) - decided
    AND (OLD.verification_status = NEW.verification_status
      OR OLD.verification_status || ' ' || NEW.verification_status
        IN (:decisions_about_providers)))
  THEN
    RAISE EXCEPTION 'this person does not decide so about provider %', NEW.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_decisions BEFORE UPDATE ON provider_profiles FOR EACH ROW EXECUTE FUNCTION guard_decisions();

-- Deleting a provider empties the row, to which past bookings refer, and hides it from every read of hirfa_api. 4.18
CREATE FUNCTION delete_provider(provider uuid, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE provider_profiles SET deleted_at = at, updated_at = at, is_active = false, suspension_reason = NULL,
    full_name = '', full_name_ar = NULL, display_name_en = :former_provider_en, display_name_ar = :former_provider_ar,
    avatar_url = '', business_name = NULL, business_name_ar = NULL, skills = '[]', social_media_links = '{}',
      skill_verification_notes = NULL, bio_en = '', bio_ar = ''
  WHERE id = provider AND deleted_at IS NULL AND actor_is_admin() AND user_id <> actor_id();
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE service_cards SET title_en = :former_offer_en, title_ar = :former_offer_ar, is_active = false
    WHERE provider_id = provider;
  DELETE FROM service_card_photos WHERE card_id IN (SELECT id FROM service_cards WHERE provider_id = provider);
  DELETE FROM provider_service_areas WHERE provider_id = provider;
  DELETE FROM provider_weekly_hours WHERE provider_id = provider;
  DELETE FROM provider_hour_templates WHERE provider_id = provider;
  DELETE FROM provider_day_exceptions WHERE provider_id = provider;
  DELETE FROM provider_busy_times WHERE provider_id = provider;
  DELETE FROM provider_calendars WHERE provider_id = provider;
  DELETE FROM provider_dashboard_status WHERE provider_id = provider;
  DELETE FROM provider_change_requests WHERE provider_id = provider;
  DELETE FROM provider_contact_flags WHERE provider_id = provider;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION delete_provider(uuid, timestamptz) TO hirfa_api;

-- The worker empties a profile when its account ends.
GRANT SELECT ON provider_profiles, service_cards TO hirfa_worker;
GRANT UPDATE (full_name, full_name_ar, display_name_en, display_name_ar, avatar_url, is_active, business_name,
  business_name_ar, skills, social_media_links, skill_verification_notes, suspension_reason, bio_en, bio_ar)
    ON provider_profiles TO hirfa_worker;
GRANT UPDATE (title_en, title_ar, is_active) ON service_cards TO hirfa_worker;
GRANT SELECT, DELETE ON provider_service_areas, provider_weekly_hours, provider_dashboard_status, service_card_photos
  TO hirfa_worker;
GRANT SELECT, DELETE ON provider_hour_templates, provider_template_hours, provider_day_exceptions, provider_calendars,
  provider_busy_times TO hirfa_worker;
GRANT INSERT ON provider_busy_times TO hirfa_worker;
GRANT UPDATE (import_read_at, import_problem, import_etag, import_next_at, import_setbacks, import_unread,
  import_guessed) ON provider_calendars TO hirfa_worker;
CREATE POLICY worker ON provider_hour_templates TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_template_hours TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_day_exceptions TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_calendars TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_busy_times TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_profiles TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON service_cards TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON service_card_photos TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_service_areas TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_weekly_hours TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_dashboard_status TO hirfa_worker USING (true) WITH CHECK (true);

-- Stores in profiles.is_provider whether somebody counts as provider. 3.1, 4.16
CREATE FUNCTION provider_counts() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE profiles SET is_provider = changed.counts
  FROM (
    SELECT users.user_id, coalesce(bool_or(counts_as_provider(provider.verification_status, provider.is_active)),
      false) AS counts
    FROM (VALUES (coalesce(NEW.user_id, OLD.user_id))) AS users (user_id)
    LEFT JOIN provider_profiles AS provider ON provider.user_id = users.user_id
    GROUP BY users.user_id
  ) AS changed
  WHERE profiles.user_id = changed.user_id AND profiles.is_provider <> changed.counts;
  RETURN NULL;
END $$;
CREATE TRIGGER provider_counts AFTER INSERT OR DELETE OR UPDATE OF verification_status, is_active ON provider_profiles
  FOR EACH ROW EXECUTE FUNCTION provider_counts();
