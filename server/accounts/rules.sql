-- Identities: only the auth login reads and writes them.
GRANT USAGE ON SCHEMA auth TO hirfa_auth;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO hirfa_auth;

-- The person and the roles of a session. The first request with an access token of a new generation confirms it.
CREATE FUNCTION session_actor(wanted_session uuid, carried_generation int, at timestamptz)
RETURNS TABLE (user_id uuid, roles text[], is_second_factor_shown boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, auth, pg_temp AS $$
DECLARE
  found_user uuid;
  confirmed int;
  shown boolean;
BEGIN
  SELECT sessions.user_id, sessions.confirmed_generation, sessions.second_factor_at IS NOT NULL INTO found_user,
    confirmed, shown
  FROM auth.sessions
  WHERE sessions.id = wanted_session AND sessions.revoked_at IS NULL
    AND sessions.idle_until > at AND sessions.absolute_until > at
    AND NOT EXISTS (SELECT FROM account_suspensions WHERE account_suspensions.user_id = sessions.user_id);
  IF found_user IS NULL THEN RETURN; END IF;
  IF carried_generation > confirmed THEN
    UPDATE auth.sessions SET confirmed_generation = least(carried_generation, generation) WHERE id = wanted_session;
  END IF;
  RETURN QUERY
    SELECT found_user, coalesce((SELECT array_agg(role) FROM user_roles WHERE user_roles.user_id = found_user), '{}'),
      shown;
END $$;
GRANT EXECUTE ON FUNCTION session_actor(uuid, int, timestamptz) TO hirfa_api;

-- Notifies the servers that a session has ended: they close its sockets.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_revoked AFTER UPDATE OF revoked_at ON auth.sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION session_ended();
CREATE TRIGGER session_deleted AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION session_ended();
-- Notifies the servers and pages of a person whose roles have changed: the servers close the sockets. Pages that were
-- read before hear of it when they connect.
CREATE FUNCTION roles_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person text := coalesce(NEW.user_id, OLD.user_id)::text;
BEGIN
  PERFORM pg_notify('roles_changed', person);
  INSERT INTO stream_outbox (stream, type, entity_id, version, at)
    VALUES ('user:' || person, 'roles_changed', person, 1, clock_timestamp());
  RETURN NULL;
END $$;
CREATE TRIGGER roles_changed AFTER INSERT OR UPDATE OR DELETE ON user_roles FOR EACH ROW
  EXECUTE FUNCTION roles_changed();
-- Notifies servers and pages of a second factor that a session has shown: without one, the admin role may not count.
CREATE TRIGGER second_factor_changed AFTER UPDATE OF second_factor_at ON auth.sessions
  FOR EACH ROW WHEN ((OLD.second_factor_at IS NULL) <> (NEW.second_factor_at IS NULL)) EXECUTE FUNCTION roles_changed();

-- The actor's own phone number, if a code has proven it.
CREATE FUNCTION actor_phone_number() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT phone_number FROM auth.users WHERE id = actor_id() AND phone_number_verified $$;
GRANT EXECUTE ON FUNCTION actor_phone_number() TO hirfa_api;
-- Whether a code has proven a phone number of a person, for the worker, which reads no numbers.
CREATE FUNCTION has_proven_phone(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM auth.users WHERE id = person AND phone_number_verified) $$;
GRANT EXECUTE ON FUNCTION has_proven_phone(uuid) TO hirfa_worker;

-- What a person has accepted: their own rows, which are only added; the worker has the copy of their data.
GRANT SELECT, INSERT ON accepted_agreements TO hirfa_api;
CREATE POLICY read ON accepted_agreements FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY accept ON accepted_agreements FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id());
GRANT SELECT ON accepted_agreements TO hirfa_worker;
CREATE POLICY worker ON accepted_agreements FOR SELECT TO hirfa_worker USING (true);

GRANT SELECT, INSERT ON profiles TO hirfa_api;
GRANT UPDATE (full_name, avatar_url, notification_preferences, updated_at) ON profiles TO hirfa_api;
CREATE POLICY read ON profiles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
CREATE POLICY create_own ON profiles FOR INSERT TO hirfa_api
  WITH CHECK (user_id = actor_id() AND NOT is_provider AND NOT is_test);
CREATE POLICY change_own ON profiles FOR UPDATE TO hirfa_api USING (user_id = actor_id())
  WITH CHECK (user_id = actor_id());
GRANT SELECT ON profiles TO hirfa_worker;
GRANT UPDATE (full_name, avatar_url, notification_preferences, is_provider, admin_notified_at) ON profiles
  TO hirfa_worker;
CREATE POLICY worker ON profiles TO hirfa_worker USING (true) WITH CHECK (true);

GRANT SELECT ON user_roles TO hirfa_api;
CREATE POLICY read ON user_roles FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
GRANT SELECT, DELETE ON user_roles TO hirfa_worker;
CREATE POLICY worker ON user_roles TO hirfa_worker USING (true) WITH CHECK (true);
-- SECURITY DEFINER, because a session in which the admin role does not count can not read other admins.
CREATE FUNCTION actor_is_last_admin() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT count(*) = 1 AND bool_and(user_id = actor_id()) FROM user_roles WHERE role = 'admin' $$;
GRANT EXECUTE ON FUNCTION actor_is_last_admin() TO hirfa_api;
-- Grants or removes the admin role. One decision at a time: of two admins who remove each other, the second is none any
-- more. Nobody decides about themselves, so that one admin always remains.
CREATE FUNCTION change_admin(person uuid, is_wanted boolean, at timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE user_roles IN SHARE ROW EXCLUSIVE MODE;
  IF NOT actor_is_admin() OR NOT EXISTS (SELECT FROM user_roles WHERE user_id = actor_id() AND role = 'admin')
    THEN RETURN 'admin_required'; END IF;
  IF person = actor_id() THEN RETURN 'own_profile'; END IF;
  IF is_wanted = EXISTS (SELECT FROM user_roles WHERE user_id = person AND role = 'admin')
    OR EXISTS (SELECT FROM account_suspensions WHERE user_id = person) THEN RETURN 'state_changed'; END IF;
  IF is_wanted THEN
    INSERT INTO user_roles (user_id, role, created_at) VALUES (person, 'admin', at);
  ELSE
    DELETE FROM user_roles WHERE user_id = person AND role = 'admin';
  END IF;
  RETURN 'changed';
END $$;
GRANT EXECUTE ON FUNCTION change_admin(uuid, boolean, timestamptz) TO hirfa_api;

-- Whether a name has words that begin so, for each pattern, or the same consonants in another script or spelling.
CREATE FUNCTION is_named(search_text text, name_key text, patterns text[], keys text[], joined text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_text LIKE patterns[1] AND search_text LIKE coalesce(patterns[2], patterns[1])
      AND search_text LIKE coalesce(patterns[3], patterns[1]) AND search_text LIKE ALL (patterns)
    OR name_key LIKE keys[1] AND name_key LIKE coalesce(keys[2], keys[1]) AND name_key LIKE ALL (keys)
    OR name_key LIKE joined
$$;
GRANT EXECUTE ON FUNCTION is_named(text, text, text[], text[], text) TO hirfa_api;

-- People with such a name, the newest first. SECURITY DEFINER, because a policy would keep the condition away from the
-- indexes.
CREATE FUNCTION find_named_people(patterns text[], keys text[], joined text, before_at timestamptz, before_id uuid,
  most int)
RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT user_id FROM profiles
  WHERE actor_is_admin() AND is_named(search_text, name_key, patterns, keys, joined)
    AND (before_id IS NULL OR (created_at, user_id) < (before_at, before_id))
  ORDER BY created_at DESC, user_id DESC LIMIT most
$$;
GRANT EXECUTE ON FUNCTION find_named_people(text[], text[], text, timestamptz, uuid, int) TO hirfa_api;

-- The same for the release before.
CREATE FUNCTION find_people(patterns text[], before_at timestamptz, before_id uuid, most int) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  SELECT find_named_people(patterns, '{}', null, before_at, before_id, most)
$$;
GRANT EXECUTE ON FUNCTION find_people(text[], timestamptz, uuid, int) TO hirfa_api;

-- Suspended people. Each sign-in asks for it; admins decide about it.
GRANT SELECT ON account_suspensions TO hirfa_auth, hirfa_worker;
CREATE POLICY sign_in ON account_suspensions FOR SELECT TO hirfa_auth USING (true);
GRANT DELETE ON account_suspensions TO hirfa_worker;
CREATE POLICY worker ON account_suspensions TO hirfa_worker USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON account_suspensions TO hirfa_api;
CREATE POLICY read ON account_suspensions FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY suspend ON account_suspensions FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND user_id <> actor_id());
CREATE POLICY reinstate ON account_suspensions FOR DELETE TO hirfa_api
  USING ((SELECT actor_is_admin()) AND user_id <> actor_id());
-- Refuses to suspend an admin, whose role has to be removed first. What the person is just writing ends before; what
-- comes later finds the suspension.
CREATE FUNCTION suspend_account() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE user_roles IN SHARE MODE;
  PERFORM FROM profiles WHERE user_id = NEW.user_id FOR UPDATE;
  IF EXISTS (SELECT FROM user_roles WHERE user_id = NEW.user_id AND role = 'admin') THEN
    RAISE EXCEPTION 'an admin is not suspended' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER suspend_account BEFORE INSERT ON account_suspensions FOR EACH ROW EXECUTE FUNCTION suspend_account();
-- Ends the sessions of a person who is suspended.
CREATE FUNCTION end_sessions_of_suspended() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE auth.sessions SET revoked_at = NEW.suspended_at WHERE user_id = NEW.user_id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER end_sessions_of_suspended AFTER INSERT ON account_suspensions FOR EACH ROW
  EXECUTE FUNCTION end_sessions_of_suspended();
-- Refuses rows that suspended people add, also by a call that began before the suspension.
CREATE FUNCTION refuse_suspended() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF actor_id() IS NULL THEN RETURN NEW; END IF;
  PERFORM FROM profiles WHERE user_id = actor_id() FOR KEY SHARE;
  IF EXISTS (SELECT FROM account_suspensions WHERE user_id = actor_id()) THEN
    RAISE EXCEPTION 'this account is suspended' USING ERRCODE = '28H00';
  END IF;
  RETURN NEW;
END $$;

-- Whether an account still takes part: 'ended', 'suspended' or 'open'. SECURITY DEFINER: nobody reads who else has
-- left.
CREATE FUNCTION account_state(person uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT CASE WHEN EXISTS (SELECT FROM account_deletions WHERE user_id = person AND ended_at IS NOT NULL)
  THEN 'ended'
  WHEN EXISTS (SELECT FROM account_suspensions WHERE user_id = person) THEN 'suspended' ELSE 'open' END $$;
GRANT EXECUTE ON FUNCTION account_state(uuid) TO hirfa_api, hirfa_worker;

GRANT SELECT, INSERT, DELETE ON account_deletions TO hirfa_api;
CREATE POLICY read_own ON account_deletions FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY request_own ON account_deletions FOR INSERT TO hirfa_api
  WITH CHECK (user_id = actor_id() AND ended_at IS NULL);
CREATE POLICY cancel_own ON account_deletions FOR DELETE TO hirfa_api USING (user_id = actor_id() AND ended_at IS NULL);
GRANT SELECT, UPDATE (ends_at, ended_at) ON account_deletions TO hirfa_worker;
CREATE POLICY worker ON account_deletions TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY own_account ON deadlines TO hirfa_api
  USING (kind = 'account.end' AND entity_id = actor_id()) WITH CHECK (kind = 'account.end' AND entity_id = actor_id());
