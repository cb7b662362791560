-- Also says whether the session has shown a second factor, for which some roles wait.
DROP FUNCTION session_actor(uuid, int, timestamptz);
--> statement-breakpoint
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
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION session_actor(uuid, int, timestamptz) TO hirfa_api;
