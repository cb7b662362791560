-- Identities: only the auth login reads and writes them.
GRANT USAGE ON SCHEMA auth TO hirfa_auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO hirfa_auth;

-- The person and the roles of a session. The first request with an access token of a new generation confirms it.
CREATE FUNCTION session_actor(wanted_session uuid, carried_generation int, at timestamptz)
RETURNS TABLE (user_id uuid, roles text[], is_second_factor_shown boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, auth AS $$
DECLARE
  found_user uuid;
  confirmed int;
  shown boolean;
BEGIN
  SELECT sessions.user_id, sessions.confirmed_generation, sessions.second_factor_at IS NOT NULL INTO found_user, confirmed, shown
  FROM auth.sessions
  WHERE sessions.id = wanted_session AND sessions.revoked_at IS NULL
    AND sessions.idle_until > at AND sessions.absolute_until > at;
  IF found_user IS NULL THEN RETURN; END IF;
  IF carried_generation > confirmed THEN
    UPDATE auth.sessions SET confirmed_generation = least(carried_generation, generation) WHERE id = wanted_session;
  END IF;
  RETURN QUERY
    SELECT found_user, coalesce((SELECT array_agg(role) FROM user_roles WHERE user_roles.user_id = found_user), '{}'), shown;
END $$;
GRANT EXECUTE ON FUNCTION session_actor(uuid, int, timestamptz) TO hirfa_api;

-- Notifies the servers, which close the sockets of a session that has ended or whose roles have changed.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_revoked AFTER UPDATE OF revoked_at ON auth.sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION session_ended();
CREATE TRIGGER session_deleted AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION session_ended();
CREATE FUNCTION roles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('roles_changed', coalesce(NEW.user_id, OLD.user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER roles_changed AFTER INSERT OR UPDATE OR DELETE ON user_roles FOR EACH ROW EXECUTE FUNCTION roles_changed();
-- The admin role may count only in a session that has shown a second factor.
CREATE TRIGGER second_factor_changed AFTER UPDATE OF second_factor_at ON auth.sessions
  FOR EACH ROW WHEN ((OLD.second_factor_at IS NULL) <> (NEW.second_factor_at IS NULL)) EXECUTE FUNCTION roles_changed();

-- The actor's own phone number, if a code has proven it.
CREATE FUNCTION actor_phone_number() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT phone_number FROM auth.users WHERE id = actor_id() AND phone_number_verified $$;
GRANT EXECUTE ON FUNCTION actor_phone_number() TO hirfa_api;

GRANT SELECT, INSERT ON profiles TO hirfa_api;
GRANT UPDATE (full_name, avatar_url, notification_preferences, updated_at) ON profiles TO hirfa_api;
CREATE POLICY read ON profiles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
CREATE POLICY create_own ON profiles FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id() AND NOT is_provider);
CREATE POLICY change_own ON profiles FOR UPDATE TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT ON profiles TO hirfa_worker;
GRANT UPDATE (full_name, avatar_url, notification_preferences, is_provider, admin_notified_at) ON profiles TO hirfa_worker;
CREATE POLICY worker ON profiles TO hirfa_worker USING (true) WITH CHECK (true);

GRANT SELECT ON user_roles TO hirfa_api;
CREATE POLICY read ON user_roles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
GRANT SELECT, DELETE ON user_roles TO hirfa_worker;
CREATE POLICY worker ON user_roles TO hirfa_worker USING (true) WITH CHECK (true);
-- SECURITY DEFINER, because a session in which the admin role does not count can not read other admins.
CREATE FUNCTION actor_is_last_admin() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT count(*) = 1 AND bool_and(user_id = actor_id()) FROM user_roles WHERE role = 'admin' $$;
GRANT EXECUTE ON FUNCTION actor_is_last_admin() TO hirfa_api;

GRANT SELECT, INSERT, DELETE ON account_deletions TO hirfa_api;
CREATE POLICY read_own ON account_deletions FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY request_own ON account_deletions FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id() AND ended_at IS NULL);
CREATE POLICY cancel_own ON account_deletions FOR DELETE TO hirfa_api USING (user_id = actor_id() AND ended_at IS NULL);
GRANT SELECT, UPDATE (ends_at, ended_at) ON account_deletions TO hirfa_worker;
CREATE POLICY worker ON account_deletions TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY own_account ON deadlines TO hirfa_api
  USING (kind = 'account.end' AND entity_id = actor_id()) WITH CHECK (kind = 'account.end' AND entity_id = actor_id());
