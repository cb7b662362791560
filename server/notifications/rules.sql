GRANT SELECT, UPDATE (read_at) ON notifications TO hirfa_api;
CREATE POLICY own ON notifications TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, INSERT, UPDATE (read_at, pushed_at), DELETE ON notifications TO hirfa_worker;
CREATE POLICY worker ON notifications TO hirfa_worker USING (true) WITH CHECK (true);
-- The receiver of one's own message is notified later.
CREATE POLICY own_message ON deadlines FOR INSERT TO hirfa_api WITH CHECK (kind = 'notifications.message'
  AND EXISTS (SELECT 1 FROM messages WHERE messages.id = entity_id AND sender_id = actor_id()));
-- So is that of one's own message of live support.
CREATE POLICY own_support_message ON deadlines FOR INSERT TO hirfa_api
  WITH CHECK (kind IN ('notifications.support', 'notifications.support_waiting')
    AND EXISTS (SELECT 1 FROM live_support_messages WHERE live_support_messages.id = entity_id
      AND sender_id = actor_id()));

GRANT SELECT ON mails TO hirfa_api;
CREATE POLICY read ON mails FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
GRANT SELECT, INSERT, UPDATE (sent_at, failed_at), DELETE ON mails TO hirfa_worker;
CREATE POLICY worker ON mails TO hirfa_worker USING (true) WITH CHECK (true);

GRANT SELECT ON text_messages TO hirfa_api;
CREATE POLICY read ON text_messages FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
GRANT SELECT, INSERT, UPDATE (begun_at, sent_at, failed_at, failure), DELETE ON text_messages TO hirfa_worker;
CREATE POLICY worker ON text_messages TO hirfa_worker USING (true) WITH CHECK (true);

-- Registers a device for the actor's session, or renews it. A browser that somebody else uses now is theirs from then
-- on: they have to name the same keys, so that an address alone silences nobody. The answer never tells whether it was
-- known. Who has too many devices loses those used longest ago.
CREATE FUNCTION register_device(session uuid, device json, most int, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wanted device_tokens := json_populate_record(NULL::device_tokens, device);
BEGIN
  IF NOT EXISTS (SELECT 1 FROM auth.sessions WHERE id = session AND user_id = actor_id()
    AND revoked_at IS NULL FOR SHARE) THEN
    RETURN;
  END IF;
  -- The lock comes before: a subscription is added under a lock of its device.
  PERFORM 1 FROM device_tokens WHERE fcm_token = wanted.fcm_token FOR UPDATE;
  DELETE FROM topic_subscriptions USING device_tokens AS taken WHERE device_id = taken.id
    AND taken.fcm_token = wanted.fcm_token AND taken.user_id <> actor_id()
      AND taken.keys IS NOT DISTINCT FROM wanted.keys;
  INSERT INTO device_tokens AS old (id, user_id, session_id, fcm_token, keys, platform, device_info, language,
    hides_text, last_used_at, created_at)
  VALUES (gen_random_uuid(), actor_id(), session, wanted.fcm_token, wanted.keys, wanted.platform, wanted.device_info,
    wanted.language, wanted.hides_text, at, at)
  ON CONFLICT (fcm_token) DO UPDATE SET
    -- Of another person: a new device, to which no push that was meant for the one before is sent.
    id = CASE WHEN old.user_id = excluded.user_id THEN old.id ELSE excluded.id END,
    created_at = CASE WHEN old.user_id = excluded.user_id THEN old.created_at ELSE excluded.created_at END,
    user_id = excluded.user_id, session_id = excluded.session_id, keys = excluded.keys, platform = excluded.platform,
    device_info = excluded.device_info, language = excluded.language, hides_text = excluded.hides_text,
    is_active = true, last_used_at = excluded.last_used_at
  WHERE old.user_id = excluded.user_id OR old.keys IS NOT DISTINCT FROM excluded.keys;
  DELETE FROM device_tokens WHERE id IN (
    SELECT id FROM device_tokens WHERE user_id = actor_id() ORDER BY last_used_at DESC, id DESC OFFSET most);
END $$;
GRANT EXECUTE ON FUNCTION register_device(uuid, json, int, timestamptz) TO hirfa_api;
-- Whether a session goes on, for the worker, which reads no sessions.
CREATE FUNCTION is_session_open(session uuid, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM auth.sessions WHERE id = session AND revoked_at IS NULL AND idle_until > at
  AND absolute_until > at) $$;
GRANT EXECUTE ON FUNCTION is_session_open(uuid, timestamptz) TO hirfa_worker;
-- Deletes the device of a session that ends.
CREATE FUNCTION session_device_ended() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM device_tokens WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_device_ended AFTER UPDATE OF revoked_at ON auth.sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION session_device_ended();
-- The members of the topics of several people; topicsOf of the domain says the same. 7.52
CREATE VIEW topic_members AS
  SELECT 'all-user' AS topic, user_id FROM profiles
    WHERE NOT EXISTS (SELECT FROM account_suspensions AS suspended WHERE suspended.user_id = profiles.user_id)
      AND NOT EXISTS (SELECT FROM account_deletions AS ended WHERE ended.user_id = profiles.user_id
        AND ended_at IS NOT NULL)
  UNION ALL SELECT 'providers', user_id FROM provider_profiles
    WHERE counts_as_provider(verification_status, is_active)
  UNION ALL SELECT topic, user_id FROM user_roles CROSS JOIN (VALUES ('admins'),
    ('live_support_admins')) AS of_admins (topic)
    WHERE role = 'admin';
GRANT SELECT ON topic_members TO hirfa_worker;
CREATE FUNCTION is_topic_member(topic text, person uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT $1 = 'user-' || person OR EXISTS (SELECT 1 FROM topic_members AS m WHERE m.topic = $1
  AND m.user_id = person) $$;
GRANT EXECUTE ON FUNCTION is_topic_member(text, uuid) TO hirfa_api, hirfa_worker;
-- Subscribes a device of the actor to a topic whose member they are, and reports whether both hold. Who takes the
-- device over waits for it.
CREATE FUNCTION subscribe_to_topic(device uuid, topic text, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM device_tokens WHERE id = device AND user_id = actor_id() FOR KEY SHARE;
  IF NOT FOUND OR NOT is_topic_member(topic, actor_id()) THEN
    RETURN false;
  END IF;
  INSERT INTO topic_subscriptions (device_id, topic, created_at) VALUES (device, topic, at) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION subscribe_to_topic(uuid, text, timestamptz) TO hirfa_api;
CREATE FUNCTION is_own_device(device uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM device_tokens WHERE id = device AND user_id = actor_id()) $$;
GRANT EXECUTE ON FUNCTION is_own_device(uuid) TO hirfa_api;
GRANT SELECT, DELETE ON topic_subscriptions TO hirfa_api;
CREATE POLICY own ON topic_subscriptions TO hirfa_api USING (is_own_device(device_id));
GRANT SELECT, DELETE ON topic_subscriptions TO hirfa_worker;
CREATE POLICY worker ON topic_subscriptions TO hirfa_worker USING (true) WITH CHECK (true);

GRANT SELECT, INSERT ON announcements TO hirfa_api;
CREATE POLICY read ON announcements FOR SELECT TO hirfa_api USING (actor_is_admin());
CREATE POLICY send ON announcements FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND sent_by = actor_id() AND readers = 0 AND finished_at IS NULL
    AND cancelled_at IS NULL);
GRANT UPDATE (cancelled_at) ON announcements TO hirfa_api;
CREATE POLICY take_back ON announcements FOR UPDATE TO hirfa_api
  USING ((SELECT actor_is_admin())) WITH CHECK (started_at IS NULL AND cancelled_at IS NOT NULL);
CREATE POLICY begin_announcement ON deadlines FOR INSERT TO hirfa_api
  WITH CHECK (kind = 'notifications.announcement' AND actor_is_admin());
GRANT SELECT, UPDATE (readers, finished_at, sent_by, started_at, cancelled_at), DELETE ON announcements TO hirfa_worker;
CREATE POLICY worker ON announcements TO hirfa_worker USING (true) WITH CHECK (true);

-- How many people an announcement would reach now, and on how many devices it may ring; for admins.
CREATE FUNCTION count_recipients(topic text, person uuid, OUT people int, OUT devices int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH readers AS (
    SELECT user_id FROM topic_members AS members WHERE members.topic = $1
    UNION SELECT user_id FROM profiles WHERE (user_id = $2 OR 'user-' || user_id = $1)
      AND account_state(user_id) = 'open'
  )
  SELECT count(DISTINCT readers.user_id)::int, count(DISTINCT device.id)::int FROM readers
  LEFT JOIN device_tokens AS device ON device.user_id = readers.user_id AND device.is_active
    AND ($1 IS NULL OR EXISTS (SELECT FROM topic_subscriptions AS joined WHERE joined.device_id = device.id
      AND joined.topic = $1))
  WHERE actor_is_admin()
$$;
GRANT EXECUTE ON FUNCTION count_recipients(text, uuid) TO hirfa_api;

GRANT SELECT, DELETE ON device_tokens TO hirfa_api;
CREATE POLICY own ON device_tokens TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, UPDATE (is_active, last_used_at), DELETE ON device_tokens TO hirfa_worker;
CREATE POLICY worker ON device_tokens TO hirfa_worker USING (true) WITH CHECK (true);
