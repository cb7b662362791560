-- Providers set their own hours; admins read them, but not the secret of a feed or what was imported.
GRANT INSERT, DELETE ON provider_weekly_hours TO hirfa_api;
GRANT SELECT, INSERT, DELETE ON provider_hour_templates, provider_template_hours, provider_day_exceptions TO hirfa_api;
GRANT SELECT, INSERT, UPDATE (version, feed_token, import_address, import_read_at, import_problem, import_etag,
  import_next_at, import_setbacks, import_unread, import_guessed) ON provider_calendars TO hirfa_api;
CREATE POLICY add ON provider_weekly_hours FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND (actor_is_provider() OR actor_sends_application()));
CREATE POLICY remove ON provider_weekly_hours FOR DELETE TO hirfa_api
  USING (provider_id = actor_provider_id() AND (actor_is_provider() OR actor_sends_application()));
CREATE POLICY read ON provider_hour_templates FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY add ON provider_hour_templates FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY remove ON provider_hour_templates FOR DELETE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_provider());
CREATE FUNCTION is_own_template(template uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM provider_hour_templates WHERE id = template AND provider_id = actor_provider_id()) $$;
GRANT EXECUTE ON FUNCTION is_own_template(uuid) TO hirfa_api;
CREATE POLICY read ON provider_template_hours FOR SELECT TO hirfa_api
  USING (is_own_template(template_id) OR actor_is_admin());
CREATE POLICY add ON provider_template_hours FOR INSERT TO hirfa_api
  WITH CHECK (is_own_template(template_id) AND actor_is_provider());
CREATE POLICY read ON provider_day_exceptions FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY add ON provider_day_exceptions FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY remove ON provider_day_exceptions FOR DELETE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_provider());
CREATE POLICY read_own ON provider_calendars FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id());
-- A suspended provider, too, can end the feed whose address became known.
CREATE POLICY add ON provider_calendars FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_verified());
CREATE POLICY change ON provider_calendars FOR UPDATE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_verified());

-- Whether the calendars of a provider go on, out and in: they end with the profile, and rest while the person is
-- suspended. A provider who is suspended keeps them: what they have accepted stays with them.
CREATE FUNCTION keeps_calendars(provider uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM provider_profiles AS profiles
    WHERE id = provider AND verification_status = :verified AND deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM account_suspensions WHERE user_id = profiles.user_id))
$$;
GRANT EXECUTE ON FUNCTION keeps_calendars(uuid) TO hirfa_worker;

GRANT SELECT, DELETE ON provider_busy_times TO hirfa_api;
CREATE POLICY read_own ON provider_busy_times FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id());
CREATE POLICY remove ON provider_busy_times FOR DELETE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_verified());
