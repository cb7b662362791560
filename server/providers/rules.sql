-- The id of the actor's provider profile.
CREATE FUNCTION actor_provider_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT id FROM provider_profiles WHERE user_id = actor_id() AND deleted_at IS NULL $$;
GRANT EXECUTE ON FUNCTION actor_provider_id() TO hirfa_api;
-- Whether the actor is a provider: verified and active (countsAsProvider of the domain). 4.16
CREATE FUNCTION actor_is_provider() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM provider_profiles
  WHERE user_id = actor_id() AND verification_status = 'verified' AND is_active AND deleted_at IS NULL) $$;
-- Whether the actor was verified: active, or suspended, which a change that they ask for may end.
CREATE FUNCTION actor_is_verified() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM provider_profiles
  WHERE user_id = actor_id() AND verification_status = 'verified' AND deleted_at IS NULL) $$;
-- Whether this transaction sends the actor's application: afterwards nobody changes what an admin looks at.
CREATE FUNCTION actor_sends_application() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM provider_profiles WHERE user_id = actor_id() AND verification_status = 'pending'
  AND deleted_at IS NULL AND xmin = pg_current_xact_id_if_assigned()::xid) $$;
GRANT EXECUTE ON FUNCTION actor_is_provider(), actor_is_verified(), actor_sends_application() TO hirfa_api;

-- Advisory locks of a provider's calendar, until the end of the transaction. While it is shared,
-- nobody changes when the provider can be booked, and bookings do not wait for each other: what is read of the calendar by
-- later statements holds at the commit. Who changes who can book when locks it.
CREATE FUNCTION share_calendar(provider uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared('calendar of a provider', hashtext(provider::text))
$$;
CREATE FUNCTION lock_calendar(provider uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock('calendar of a provider', hashtext(provider::text))
$$;
GRANT EXECUTE ON FUNCTION share_calendar(uuid) TO hirfa_api;
GRANT EXECUTE ON FUNCTION lock_calendar(uuid) TO hirfa_api, hirfa_worker;

GRANT SELECT ON provider_profiles, provider_service_areas, provider_dashboard_status, provider_weekly_hours, service_cards,
  service_card_photos TO hirfa_api;
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
CREATE POLICY read ON provider_metrics FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY worker ON provider_metrics FOR SELECT TO hirfa_worker USING (true);

-- Lists of providers are ordered by jobs: their index has a copy of the number, which is written by nothing else.
CREATE FUNCTION copy_total_jobs() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
GRANT UPDATE (full_name, full_name_ar, display_name_en, display_name_ar, business_name, business_name_ar, avatar_url, provider_type,
  experience_level, primary_category, verification_status, sent_at, bio_en, bio_ar, skills, social_media_links, supports_online,
  supports_in_person, allow_group_booking, pricing_mode, hourly_rate, subscription_packages_enabled, monthly_subscription_rate,
  yearly_subscription_rate, notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes, updated_at) ON provider_profiles TO hirfa_api;
CREATE POLICY apply ON provider_profiles FOR INSERT TO hirfa_api WITH CHECK (
  user_id = actor_id() AND actor_phone_number() IS NOT NULL AND verification_status = 'pending' AND NOT is_active
  AND NOT is_community_provider AND NOT is_trusted_provider AND NOT is_founding_provider AND total_jobs = 0
  AND num_nonnulls(decided_at, suspension_reason,
    skill_verification_notes, deleted_at) = 0);
CREATE POLICY change_own ON provider_profiles FOR UPDATE TO hirfa_api USING (user_id = actor_id() AND deleted_at IS NULL)
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
GRANT UPDATE (title_en, title_ar, base_price, duration_minutes, is_active, removed_at) ON service_cards TO hirfa_api;
CREATE POLICY change ON service_cards FOR UPDATE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_provider() AND removed_at IS NULL)
  WITH CHECK (provider_id = actor_provider_id());
GRANT INSERT, DELETE, UPDATE (position) ON service_card_photos TO hirfa_api;
CREATE POLICY add ON service_card_photos FOR INSERT TO hirfa_api
  WITH CHECK (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id AND provider_id = actor_provider_id() AND actor_is_provider() AND removed_at IS NULL));
CREATE POLICY change ON service_card_photos FOR UPDATE TO hirfa_api
  USING (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id AND provider_id = actor_provider_id() AND actor_is_provider()));
CREATE POLICY remove ON service_card_photos FOR DELETE TO hirfa_api
  USING (EXISTS (SELECT 1 FROM service_cards WHERE id = card_id AND provider_id = actor_provider_id() AND actor_is_provider()));

-- A job deletes the files of a photo whose row is gone, whoever deleted the row.
CREATE FUNCTION card_photo_deleted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM enqueue_job('providers.delete_card_photo', json_build_object('entity_id', OLD.card_id || OLD.url),
    'providers.delete_card_photo:' || OLD.card_id || OLD.url);
  RETURN NULL;
END $$;
CREATE TRIGGER card_photo_deleted AFTER DELETE ON service_card_photos FOR EACH ROW EXECUTE FUNCTION card_photo_deleted();
ALTER FUNCTION card_photo_deleted() OWNER TO hirfa_worker;

-- People change their own profile: what needs no review while they are providers, all of the form when they send it again
-- after a rejection, nothing while it waits or is suspended. The rest is an admin's, or of the product.
CREATE FUNCTION guard_own_provider() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['bio_en', 'bio_ar', 'skills', 'social_media_links', 'supports_online', 'supports_in_person',
    'allow_group_booking', 'pricing_mode', 'hourly_rate', 'subscription_packages_enabled', 'monthly_subscription_rate',
    'yearly_subscription_rate', 'avatar_url', 'updated_at', 'search_text', 'notice_minutes', 'horizon_days', 'slot_step_minutes',
    'travel_buffer_minutes'];
BEGIN
  -- The owner of the database and the worker are no people, and may not ask for one.
  IF current_user <> 'hirfa_api' THEN RETURN NEW; END IF;
  IF OLD.user_id IS DISTINCT FROM actor_id() THEN RETURN NEW; END IF;
  IF OLD.verification_status = 'rejected' AND NEW.verification_status = 'pending' THEN
    free := free || ARRAY['full_name', 'full_name_ar', 'display_name_en', 'display_name_ar', 'business_name', 'business_name_ar',
      'provider_type', 'experience_level', 'primary_category', 'verification_status', 'sent_at'];
  ELSIF OLD.verification_status <> 'verified' OR NOT OLD.is_active THEN
    free := '{}';
  END IF;
  IF to_jsonb(OLD) - free IS DISTINCT FROM to_jsonb(NEW) - free OR free = '{}' THEN
    RAISE EXCEPTION 'this part of a provider profile needs a review' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_own_provider BEFORE UPDATE ON provider_profiles FOR EACH ROW EXECUTE FUNCTION guard_own_provider();

-- The profile of a suspended person stays hidden.
CREATE FUNCTION hide_suspended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM profiles WHERE user_id = NEW.user_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM account_suspensions WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'this account is suspended' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hide_suspended BEFORE UPDATE OF is_active ON provider_profiles
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION hide_suspended();

-- A provider's photo is that of the account.
CREATE FUNCTION provider_photo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE provider_profiles SET avatar_url = NEW.avatar_url WHERE user_id = NEW.user_id AND avatar_url <> NEW.avatar_url;
  RETURN NULL;
END $$;
CREATE TRIGGER provider_photo AFTER UPDATE OF avatar_url ON profiles FOR EACH ROW EXECUTE FUNCTION provider_photo();

-- Providers set their own hours; admins read them, but not the secret of a feed or what was imported.
GRANT INSERT, DELETE ON provider_weekly_hours TO hirfa_api;
GRANT SELECT, INSERT, DELETE ON provider_hour_templates, provider_template_hours, provider_day_exceptions TO hirfa_api;
GRANT SELECT, INSERT, UPDATE (version, feed_token, import_address, import_read_at, import_problem, import_etag, import_next_at, import_setbacks, import_unread, import_guessed) ON provider_calendars TO hirfa_api;
CREATE POLICY add ON provider_weekly_hours FOR INSERT TO hirfa_api WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY remove ON provider_weekly_hours FOR DELETE TO hirfa_api USING (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY read ON provider_hour_templates FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY add ON provider_hour_templates FOR INSERT TO hirfa_api WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY remove ON provider_hour_templates FOR DELETE TO hirfa_api USING (provider_id = actor_provider_id() AND actor_is_provider());
CREATE FUNCTION is_own_template(template uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM provider_hour_templates WHERE id = template AND provider_id = actor_provider_id()) $$;
GRANT EXECUTE ON FUNCTION is_own_template(uuid) TO hirfa_api;
CREATE POLICY read ON provider_template_hours FOR SELECT TO hirfa_api USING (is_own_template(template_id) OR actor_is_admin());
CREATE POLICY add ON provider_template_hours FOR INSERT TO hirfa_api WITH CHECK (is_own_template(template_id) AND actor_is_provider());
CREATE POLICY read ON provider_day_exceptions FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY add ON provider_day_exceptions FOR INSERT TO hirfa_api WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY remove ON provider_day_exceptions FOR DELETE TO hirfa_api USING (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY read_own ON provider_calendars FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id());
-- A suspended provider, too, can end the feed whose address became known.
CREATE POLICY add ON provider_calendars FOR INSERT TO hirfa_api WITH CHECK (provider_id = actor_provider_id() AND actor_is_verified());
CREATE POLICY change ON provider_calendars FOR UPDATE TO hirfa_api USING (provider_id = actor_provider_id() AND actor_is_verified());

-- Whether the calendars of a provider go on, out and in: they end with the profile, and rest while the person is suspended.
-- A provider who is suspended keeps them: what they have accepted stays with them.
CREATE FUNCTION keeps_calendars(provider uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM provider_profiles AS profiles
    WHERE id = provider AND verification_status = 'verified' AND deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM account_suspensions WHERE user_id = profiles.user_id))
$$;
GRANT EXECUTE ON FUNCTION keeps_calendars(uuid) TO hirfa_worker;

GRANT SELECT, DELETE ON provider_busy_times TO hirfa_api;
CREATE POLICY read_own ON provider_busy_times FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id());
CREATE POLICY remove ON provider_busy_times FOR DELETE TO hirfa_api USING (provider_id = actor_provider_id() AND actor_is_verified());

-- Providers go online and offline. Whoever stops being a provider is offline, until they go online again themselves.
GRANT INSERT, UPDATE (is_online, last_online_at, updated_at) ON provider_dashboard_status TO hirfa_api;
CREATE POLICY add ON provider_dashboard_status FOR INSERT TO hirfa_api WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY change ON provider_dashboard_status FOR UPDATE TO hirfa_api USING (provider_id = actor_provider_id() AND actor_is_provider());
CREATE FUNCTION go_offline() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE provider_dashboard_status SET is_online = false, last_online_at = NEW.updated_at, updated_at = NEW.updated_at
  WHERE provider_id = NEW.id AND is_online;
  RETURN NULL;
END $$;
CREATE TRIGGER go_offline AFTER UPDATE OF is_active, verification_status ON provider_profiles FOR EACH ROW
  WHEN (NOT NEW.is_active OR NEW.verification_status <> 'verified') EXECUTE FUNCTION go_offline();

-- Admins decide about others, never about themselves (guard_own_provider): about the status, the type, the level, the mark of
-- founding providers and the names, not about what providers offer. The pairs of statuses are those of domain/providers/verification-table.ts.
GRANT UPDATE (is_active, is_community_provider, is_trusted_provider, is_founding_provider, skill_verification_notes,
  suspension_reason, decided_at)
  ON provider_profiles TO hirfa_api;
CREATE POLICY decide ON provider_profiles FOR UPDATE TO hirfa_api USING (actor_is_admin() AND user_id <> actor_id());
CREATE FUNCTION guard_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decided text[] := ARRAY['verification_status', 'decided_at', 'is_active', 'suspension_reason', 'skill_verification_notes',
    'provider_type', 'is_community_provider', 'is_trusted_provider', 'is_founding_provider', 'experience_level', 'full_name', 'full_name_ar',
    'business_name', 'business_name_ar', 'display_name_en', 'display_name_ar', 'updated_at', 'search_text'];
BEGIN
  IF current_user <> 'hirfa_api' THEN RETURN NEW; END IF;
  IF OLD.user_id IS DISTINCT FROM actor_id() AND NOT (actor_is_admin()
    AND to_jsonb(OLD) - decided = to_jsonb(NEW) - decided
    AND (OLD.verification_status = NEW.verification_status
      OR OLD.verification_status || ' ' || NEW.verification_status
        IN ('pending verified', 'pending rejected', 'rejected pending', 'rejected verified')))
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
  UPDATE provider_profiles SET deleted_at = at, updated_at = at, is_active = false, suspension_reason = NULL, full_name = '',
    full_name_ar = NULL, display_name_en = 'Former provider', display_name_ar = 'مقدم خدمة سابق', avatar_url = '', business_name = NULL,
    business_name_ar = NULL, skills = '[]', social_media_links = '{}', skill_verification_notes = NULL, bio_en = '', bio_ar = ''
  WHERE id = provider AND deleted_at IS NULL AND actor_is_admin() AND user_id <> actor_id();
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE service_cards SET title_en = 'Former offer', title_ar = 'عرض سابق', is_active = false WHERE provider_id = provider;
  DELETE FROM service_card_photos WHERE card_id IN (SELECT id FROM service_cards WHERE provider_id = provider);
  DELETE FROM provider_service_areas WHERE provider_id = provider;
  DELETE FROM provider_weekly_hours WHERE provider_id = provider;
  DELETE FROM provider_hour_templates WHERE provider_id = provider;
  DELETE FROM provider_day_exceptions WHERE provider_id = provider;
  DELETE FROM provider_busy_times WHERE provider_id = provider;
  DELETE FROM provider_calendars WHERE provider_id = provider;
  DELETE FROM provider_dashboard_status WHERE provider_id = provider;
  DELETE FROM provider_change_requests WHERE provider_id = provider;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION delete_provider(uuid, timestamptz) TO hirfa_api;

-- The worker empties a profile when its account ends.
GRANT SELECT ON provider_profiles, service_cards TO hirfa_worker;
GRANT UPDATE (full_name, full_name_ar, display_name_en, display_name_ar, avatar_url, is_active, business_name, business_name_ar,
  skills, social_media_links, skill_verification_notes, suspension_reason, bio_en, bio_ar) ON provider_profiles TO hirfa_worker;
GRANT UPDATE (title_en, title_ar, is_active) ON service_cards TO hirfa_worker;
GRANT SELECT, DELETE ON provider_service_areas, provider_weekly_hours, provider_dashboard_status, service_card_photos TO hirfa_worker;
GRANT SELECT, DELETE ON provider_hour_templates, provider_template_hours, provider_day_exceptions, provider_calendars, provider_busy_times TO hirfa_worker;
GRANT INSERT ON provider_busy_times TO hirfa_worker;
GRANT UPDATE (import_read_at, import_problem, import_etag, import_next_at, import_setbacks, import_unread, import_guessed) ON provider_calendars TO hirfa_worker;
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

-- The form, the documents and their uploads are their person's; admins read documents and change requests.
-- Whether the actor may change their documents: those of an application before it is sent or after it was rejected, those
-- of a change request once they are verified, until they have sent it: nobody changes what an admin looks at.
CREATE FUNCTION documents_open(purpose text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT actor_id() IS NOT NULL AND coalesce(
    (SELECT CASE purpose
       WHEN 'change' THEN verification_status = 'verified' AND NOT EXISTS (
         SELECT 1 FROM provider_change_requests WHERE provider_id = provider_profiles.id AND status = 'open')
       ELSE verification_status = 'rejected' END
     FROM provider_profiles WHERE user_id = actor_id() AND deleted_at IS NULL),
    purpose = 'application')
$$;
GRANT EXECUTE ON FUNCTION documents_open(text) TO hirfa_api;
GRANT SELECT, INSERT, UPDATE ON provider_applications TO hirfa_api;
CREATE POLICY own ON provider_applications TO hirfa_api
  USING (user_id = actor_id()) WITH CHECK (user_id = actor_id() AND documents_open('application'));
GRANT SELECT, INSERT, UPDATE, DELETE ON document_uploads TO hirfa_api;
CREATE POLICY own ON document_uploads TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
CREATE POLICY start ON document_uploads AS RESTRICTIVE FOR INSERT TO hirfa_api WITH CHECK (documents_open(purpose));
GRANT SELECT, INSERT, UPDATE (removed_at, purpose) ON provider_documents TO hirfa_api;
CREATE POLICY read ON provider_documents FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
CREATE POLICY add ON provider_documents FOR INSERT TO hirfa_api
  WITH CHECK (user_id = actor_id() AND removed_at IS NULL AND documents_open(purpose));
-- A person removes; only another admin accepts or removes the documents of a change request.
CREATE POLICY remove ON provider_documents FOR UPDATE TO hirfa_api
  USING (user_id = actor_id() AND removed_at IS NULL AND documents_open(purpose)) WITH CHECK (removed_at IS NOT NULL);
CREATE POLICY accept ON provider_documents FOR UPDATE TO hirfa_api
  USING (actor_is_admin() AND user_id <> actor_id() AND removed_at IS NULL) WITH CHECK (actor_is_admin() AND user_id <> actor_id());
-- A job deletes the files of a document that was removed, whoever removed it: also the end of the account.
CREATE FUNCTION document_removed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM enqueue_job('providers.delete_document_files', json_build_object('entity_id', NEW.id), 'providers.delete_document_files:' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER document_removed AFTER UPDATE OF removed_at ON provider_documents
  FOR EACH ROW WHEN (OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL) EXECUTE FUNCTION document_removed();
ALTER FUNCTION document_removed() OWNER TO hirfa_worker;
-- An address is used up once.
GRANT SELECT, INSERT, UPDATE (used_at) ON document_looks TO hirfa_api;
CREATE POLICY read ON document_looks FOR SELECT TO hirfa_api USING (viewer_id = actor_id());
CREATE POLICY add ON document_looks FOR INSERT TO hirfa_api
  WITH CHECK (viewer_id = actor_id() AND used_at IS NULL AND EXISTS (SELECT 1 FROM provider_documents WHERE id = document_id));
CREATE POLICY use ON document_looks FOR UPDATE TO hirfa_api
  USING (viewer_id = actor_id() AND used_at IS NULL) WITH CHECK (used_at IS NOT NULL);
GRANT SELECT, INSERT, UPDATE (status, reason, decided_at, decided_by) ON provider_change_requests TO hirfa_api;
CREATE POLICY read ON provider_change_requests FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() OR (SELECT actor_is_admin()));
CREATE POLICY add ON provider_change_requests FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_verified() AND status = 'open'
    AND num_nonnulls(reason, decided_at, decided_by) = 0);
-- A provider withdraws; only another admin decides.
CREATE POLICY withdraw ON provider_change_requests FOR UPDATE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_verified() AND status = 'open')
  WITH CHECK (provider_id = actor_provider_id() AND status = 'withdrawn' AND reason IS NULL AND decided_by = actor_id());
CREATE POLICY decide ON provider_change_requests FOR UPDATE TO hirfa_api
  USING (actor_is_admin() AND provider_id IS DISTINCT FROM actor_provider_id() AND status = 'open')
  WITH CHECK (actor_is_admin() AND provider_id IS DISTINCT FROM actor_provider_id() AND status IN ('approved', 'rejected')
    AND decided_by = actor_id());
GRANT SELECT, DELETE ON provider_applications, document_uploads, document_looks, provider_change_requests TO hirfa_worker;
GRANT SELECT, UPDATE (removed_at) ON provider_documents TO hirfa_worker;
CREATE POLICY worker ON provider_applications TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON document_uploads TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON document_looks TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_documents TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_change_requests TO hirfa_worker USING (true) WITH CHECK (true);

-- profiles.is_provider follows by itself: verified and active (specification 4). 3.1, 4.16
CREATE FUNCTION provider_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE profiles SET is_provider = changed.counts
  FROM (
    SELECT users.user_id, coalesce(bool_or(provider.verification_status = 'verified' AND provider.is_active), false) AS counts
    FROM (VALUES (coalesce(NEW.user_id, OLD.user_id))) AS users (user_id)
    LEFT JOIN provider_profiles AS provider ON provider.user_id = users.user_id
    GROUP BY users.user_id
  ) AS changed
  WHERE profiles.user_id = changed.user_id AND profiles.is_provider <> changed.counts;
  RETURN NULL;
END $$;
CREATE TRIGGER provider_counts AFTER INSERT OR DELETE OR UPDATE OF verification_status, is_active ON provider_profiles
  FOR EACH ROW EXECUTE FUNCTION provider_counts();

-- Triggers update services.price_from, services.provider_count and categories.provider_count when offers or providers
-- change. They run once per statement, so that many changed rows cause one count for each changed service. Changes at the
-- same time wait for each other: rows are locked first, in their order, and counted by a later statement, which sees what
-- the other transaction has committed.
CREATE FUNCTION roll_up_offers(service_ids uuid[], category_slugs text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

-- The cheapest offer and the areas of each of these providers, whoever may see them. Callers hold the locks of their
-- profiles, and of the services and areas that they have changed: their pricing modes and names are copied.
CREATE FUNCTION roll_up_summaries(provider_ids uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO provider_summaries AS kept (provider_id, price_from, pricing_mode, areas)
  SELECT providers.id, cheapest.base_price, cheapest.mode, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', areas.id, 'name_en', areas.name_en, 'name_ar', areas.name_ar) ORDER BY places.position)
      FROM provider_service_areas AS places JOIN service_areas AS areas ON areas.id = places.service_area_id
      WHERE places.provider_id = providers.id
    ), '[]')
  FROM provider_profiles AS providers LEFT JOIN LATERAL (
    SELECT cards.base_price, coalesce(services.pricing_mode, 'fixed') AS mode
    FROM service_cards AS cards LEFT JOIN services ON services.id = cards.service_id
    WHERE cards.provider_id = providers.id AND cards.is_active ORDER BY cards.base_price, mode LIMIT 1
  ) AS cheapest ON true
  WHERE providers.id = ANY (provider_ids)
  ON CONFLICT (provider_id) DO UPDATE
    SET price_from = EXCLUDED.price_from, pricing_mode = EXCLUDED.pricing_mode, areas = EXCLUDED.areas
    WHERE (kept.price_from, kept.pricing_mode, kept.areas) IS DISTINCT FROM (EXCLUDED.price_from, EXCLUDED.pricing_mode, EXCLUDED.areas);
$$;

-- The offers of these providers that visitors see, in the order of lists. Callers hold the locks of their profiles.
CREATE FUNCTION roll_up_listed(provider_ids uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM listed_offers AS listed WHERE provider_id = ANY (provider_ids) AND NOT EXISTS (
    SELECT FROM service_cards AS cards JOIN provider_profiles AS providers ON providers.id = cards.provider_id
    WHERE cards.id = listed.card_id AND cards.is_active AND providers.verification_status = 'verified' AND providers.is_active);
  INSERT INTO listed_offers AS listed (card_id, provider_id, service_id, category_slug, total_jobs)
  SELECT cards.id, providers.id, cards.service_id, cards.category_slug, providers.total_jobs
  FROM provider_profiles AS providers JOIN service_cards AS cards ON cards.provider_id = providers.id
  WHERE providers.id = ANY (provider_ids) AND cards.is_active AND providers.verification_status = 'verified' AND providers.is_active
  ON CONFLICT (card_id) DO UPDATE SET provider_id = EXCLUDED.provider_id, service_id = EXCLUDED.service_id,
      category_slug = EXCLUDED.category_slug, total_jobs = EXCLUDED.total_jobs
    WHERE (listed.provider_id, listed.service_id, listed.category_slug, listed.total_jobs)
      IS DISTINCT FROM (EXCLUDED.provider_id, EXCLUDED.service_id, EXCLUDED.category_slug, EXCLUDED.total_jobs);
$$;

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

-- Changes of offers, and of who counts, wait for a change of the catalogue before they lock a row, and it waits for them. What else
-- changes a provider, such as a settled job, does not.
CREATE FUNCTION wait_for_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM share_catalogue();
  RETURN NULL;
END $$;
CREATE TRIGGER wait_for_catalogue BEFORE INSERT OR DELETE OR UPDATE ON service_cards
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_catalogue();
CREATE TRIGGER wait_for_catalogue BEFORE DELETE OR UPDATE OF verification_status, is_active ON provider_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_catalogue();

CREATE TRIGGER offers_inserted AFTER INSERT ON service_cards REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

CREATE TRIGGER offers_updated AFTER UPDATE ON service_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

CREATE TRIGGER offers_deleted AFTER DELETE ON service_cards REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION offers_changed();

-- Offers of a service follow its titles and its category, and the summaries of their providers its pricing mode.
CREATE FUNCTION service_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

CREATE FUNCTION providers_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider_ids uuid[];
  service_ids uuid[];
  category_slugs text[];
BEGIN
  SELECT array_agg(id) INTO provider_ids FROM new_rows JOIN old_rows USING (id)
  WHERE (new_rows.verification_status, new_rows.is_active, new_rows.total_jobs)
    IS DISTINCT FROM (old_rows.verification_status, old_rows.is_active, old_rows.total_jobs);
  IF provider_ids IS NULL THEN RETURN NULL; END IF;
  PERFORM roll_up_listed(provider_ids);
  SELECT array_agg(DISTINCT cards.service_id), array_agg(DISTINCT cards.category_slug) INTO service_ids, category_slugs
  FROM new_rows JOIN old_rows USING (id) JOIN service_cards AS cards ON cards.provider_id = new_rows.id
  WHERE (new_rows.verification_status, new_rows.is_active) IS DISTINCT FROM (old_rows.verification_status, old_rows.is_active);
  PERFORM roll_up_offers(service_ids, category_slugs);
  RETURN NULL;
END $$;

CREATE TRIGGER providers_updated AFTER UPDATE ON provider_profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION providers_changed();

-- Summaries follow the areas of providers and the names of areas. An area is locked before the profiles, as by a new name.
CREATE FUNCTION places_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider_ids uuid[];
  area_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_area_id) INTO provider_ids, area_ids FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_area_id) INTO provider_ids, area_ids FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT provider_id), array_agg(DISTINCT service_area_id) INTO provider_ids, area_ids
    FROM (TABLE old_rows UNION ALL TABLE new_rows) AS touched;
  END IF;
  PERFORM FROM service_areas WHERE id = ANY (area_ids) ORDER BY id FOR SHARE;
  PERFORM FROM provider_profiles WHERE id = ANY (provider_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM roll_up_summaries(provider_ids);
  RETURN NULL;
END $$;
CREATE TRIGGER places_added AFTER INSERT ON provider_service_areas REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER places_updated AFTER UPDATE ON provider_service_areas REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
CREATE TRIGGER places_deleted AFTER DELETE ON provider_service_areas REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
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

-- The first start with these tables fills them from the rows that are there already. Whoever creates triggers has locked
-- the tables that they watch until the end of the transaction.
SELECT roll_up_summaries(array_agg(id)) FROM provider_profiles WHERE NOT EXISTS (SELECT FROM provider_summaries);
SELECT roll_up_listed(array_agg(id)) FROM provider_profiles WHERE NOT EXISTS (SELECT FROM listed_offers);
