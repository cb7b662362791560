-- Who may touch what, a second time after the verbs have decided it. The logins are made before the migrations run.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO hirfa_api, hirfa_public;
--> statement-breakpoint
GRANT USAGE ON SCHEMA auth TO hirfa_auth;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO hirfa_auth;
--> statement-breakpoint

-- The person a transaction of hirfa_api acts for; unset, every policy below is false.
CREATE FUNCTION actor_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('hirfa.user_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION actor_is_admin() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT coalesce(current_setting('hirfa.is_admin', true), '') = 'true' $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION actor_id(), actor_is_admin() TO hirfa_api;
--> statement-breakpoint

-- Who stands behind an access token: one look at session and roles. The first request of a new generation confirms it.
CREATE FUNCTION session_actor(wanted_session uuid, carried_generation int, at timestamptz)
RETURNS TABLE (user_id uuid, roles text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, auth AS $$
DECLARE
  found_user uuid;
  confirmed int;
BEGIN
  SELECT sessions.user_id, sessions.confirmed_generation INTO found_user, confirmed FROM auth.sessions
  WHERE sessions.id = wanted_session AND sessions.revoked_at IS NULL
    AND sessions.idle_until > at AND sessions.absolute_until > at;
  IF found_user IS NULL THEN RETURN; END IF;
  IF carried_generation > confirmed THEN
    UPDATE auth.sessions SET confirmed_generation = least(carried_generation, generation) WHERE id = wanted_session;
  END IF;
  RETURN QUERY SELECT found_user, coalesce((SELECT array_agg(role) FROM user_roles WHERE user_roles.user_id = found_user), '{}');
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION session_actor(uuid, int, timestamptz) TO hirfa_api;
--> statement-breakpoint

GRANT SELECT, INSERT ON profiles TO hirfa_api;
--> statement-breakpoint
CREATE POLICY profiles_read ON profiles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY profiles_make ON profiles FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id() AND NOT is_provider);
--> statement-breakpoint
GRANT SELECT ON user_roles TO hirfa_api;
--> statement-breakpoint
CREATE POLICY user_roles_read ON user_roles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
--> statement-breakpoint
GRANT SELECT ON provider_profiles, provider_service_areas, provider_dashboard_status, service_cards TO hirfa_api;
--> statement-breakpoint
CREATE POLICY provider_profiles_read ON provider_profiles FOR SELECT TO hirfa_api
  USING (user_id = actor_id() OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY provider_service_areas_read ON provider_service_areas FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
--> statement-breakpoint
CREATE POLICY provider_dashboard_status_read ON provider_dashboard_status FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
--> statement-breakpoint
CREATE POLICY service_cards_read ON service_cards FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
--> statement-breakpoint

-- What anybody may read. Views run with their owner's rights: they are the door, so they name their columns.
GRANT SELECT ON categories, services, service_areas TO hirfa_public, hirfa_api;
--> statement-breakpoint
CREATE VIEW public_providers AS
  SELECT providers.id, providers.display_name_en, providers.display_name_ar, providers.avatar_url, providers.provider_type,
    providers.experience_level, providers.is_founding_provider, providers.total_jobs, providers.average_rating,
    providers.response_time_avg_minutes, providers.acceptance_rate, providers.completion_rate, providers.hourly_rate,
    providers.pricing_mode, providers.allow_group_booking, providers.supports_online, providers.supports_in_person,
    providers.skills, providers.social_media_links, providers.primary_category, providers.bio_en, providers.bio_ar,
    providers.created_at AS joined_at, coalesce(status.is_online, false) AS is_online,
    (SELECT min(base_price) FROM service_cards WHERE provider_id = providers.id AND service_cards.is_active) AS price_from
  FROM provider_profiles AS providers
  LEFT JOIN provider_dashboard_status AS status ON status.provider_id = providers.id
  WHERE providers.verification_status = 'verified' AND providers.is_active;
--> statement-breakpoint
CREATE VIEW public_provider_areas AS
  SELECT places.provider_id, places.position, areas.id, areas.name_en, areas.name_ar
  FROM provider_service_areas AS places
  JOIN service_areas AS areas ON areas.id = places.service_area_id
  JOIN provider_profiles AS providers ON providers.id = places.provider_id
  WHERE providers.verification_status = 'verified' AND providers.is_active;
--> statement-breakpoint
CREATE VIEW public_service_cards AS
  SELECT cards.id, cards.provider_id, cards.service_id, services.slug AS service_slug, cards.category_slug, cards.title_en,
    cards.title_ar, cards.base_price, cards.duration_minutes, coalesce(services.pricing_mode, 'fixed') AS pricing_mode
  FROM service_cards AS cards
  JOIN provider_profiles AS providers ON providers.id = cards.provider_id
  LEFT JOIN services ON services.id = cards.service_id
  WHERE cards.is_active AND providers.verification_status = 'verified' AND providers.is_active;
--> statement-breakpoint
GRANT SELECT ON public_providers, public_provider_areas, public_service_cards TO hirfa_public;
