-- Whether a session is the actor's own. SECURITY DEFINER: the policies of messages ask it for each row.
CREATE FUNCTION is_own_support(session uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM live_support_sessions WHERE id = session AND user_id = actor_id()) $$;
GRANT EXECUTE ON FUNCTION is_own_support(uuid) TO hirfa_api;

-- Refuses a message without the number after the last one of its session, and notes who waits and who answers. Numbers
-- have the order of the commits, without gaps: who writes locks the session before. Nobody writes in one that has
-- ended, and no admin in one that another admin has.
CREATE FUNCTION support_message_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE live_support_sessions SET last_seq = NEW.seq, last_at = greatest(last_at, NEW.created_at),
    waiting_since = CASE NEW.sender_type
      WHEN 'user' THEN coalesce(waiting_since, NEW.created_at) WHEN 'system' THEN waiting_since END,
    answered_seq = CASE NEW.sender_type WHEN 'admin' THEN NEW.seq ELSE answered_seq END,
    resolved_at = CASE WHEN NEW.sender_type <> 'user' THEN resolved_at END,
    taken_at = CASE WHEN NEW.sender_type = 'admin' AND taken_by IS NULL THEN NEW.created_at ELSE taken_at END,
    taken_by = CASE WHEN NEW.sender_type = 'admin' THEN NEW.sender_id ELSE taken_by END
  WHERE id = NEW.session_id AND last_seq = NEW.seq - 1 AND status = 'active'
    AND (NEW.sender_type <> 'admin' OR taken_by IS NULL OR taken_by = NEW.sender_id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'message % can not be added to its session', NEW.seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'support_message_added';
  END IF;
  -- Each stored file is the photo of one message, and no longer one to be deleted.
  IF NEW.photo_id IS NOT NULL THEN
    DELETE FROM unused_photos WHERE id = NEW.photo_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'there is no photo % to send', NEW.photo_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'support_message_added';
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER support_message_added AFTER INSERT ON live_support_messages FOR EACH ROW
  EXECUTE FUNCTION support_message_added();

-- Refuses changes of messages of support, except that they are erased. Who left is no longer named, the words of their
-- sessions are erased, and the files of photos in them are deleted.
CREATE FUNCTION support_message_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - '{sender_id,message,photo_id,photo}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{sender_id,message,photo_id,photo}'::text[]
    OR NEW.sender_id IS NOT NULL OR NEW.message IS NOT NULL AND NEW.message IS DISTINCT FROM OLD.message
    OR NEW.photo_id IS NOT NULL AND (NEW.photo_id, NEW.photo) IS DISTINCT FROM (OLD.photo_id, OLD.photo)
  THEN
    RAISE EXCEPTION 'messages are only erased' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.photo_id IS NOT NULL AND NEW.photo_id IS NULL THEN
    INSERT INTO unused_photos (id, remove_at) VALUES (OLD.photo_id, OLD.created_at);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER support_message_erased BEFORE UPDATE ON live_support_messages FOR EACH ROW
  EXECUTE FUNCTION support_message_erased();
CREATE TRIGGER support_messages_kept BEFORE DELETE ON live_support_messages FOR EACH ROW
  EXECUTE FUNCTION refuse_change();

-- Refuses changes of a session of support by others than those whom they concern. One that has ended stays ended. Its
-- person ends it, or the clock, reads it, rates it and attaches a booking of their own; who answers it and what waits
-- is the team's.
CREATE FUNCTION support_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'ended' AND (NEW.status, NEW.ended_at) IS DISTINCT FROM (OLD.status, OLD.ended_at) THEN
    RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'restrict_violation';
  END IF;
  -- The worker may not ask who the actor is.
  IF current_user = 'hirfa_api' THEN
    IF (NEW.status, NEW.language, NEW.booking_id, NEW.seen_seq, NEW.rating)
        IS DISTINCT FROM (OLD.status, OLD.language, OLD.booking_id, OLD.seen_seq, OLD.rating)
        AND OLD.user_id IS DISTINCT FROM actor_id()
      OR NEW.booking_id IS DISTINCT FROM OLD.booking_id AND NOT is_own_booking(NEW.booking_id)
      OR NOT actor_is_admin() AND (NEW.taken_by, NEW.taken_at, NEW.waiting_since, NEW.resolved_at)
        IS DISTINCT FROM (OLD.taken_by, OLD.taken_at, OLD.waiting_since, OLD.resolved_at)
    THEN
      RAISE EXCEPTION 'this is not for the actor to change' USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER support_session_changed BEFORE UPDATE ON live_support_sessions FOR EACH ROW
  EXECUTE FUNCTION support_session_changed();

-- The person of a session, and admins.
GRANT SELECT, INSERT ON live_support_sessions TO hirfa_api;
GRANT UPDATE (status, ended_at, language, booking_id, seen_seq, rating, taken_by, taken_at, waiting_since, resolved_at)
  ON live_support_sessions TO hirfa_api;
-- A subquery, because the planner expects hardly any row for a call, and would sort all before it takes the first ones.
CREATE POLICY read ON live_support_sessions FOR SELECT TO hirfa_api
  USING (user_id = actor_id() OR (SELECT actor_is_admin()));
CREATE POLICY open_own ON live_support_sessions FOR INSERT TO hirfa_api
  WITH CHECK (user_id = actor_id() AND status = 'active' AND (last_seq, answered_seq, seen_seq) = (0, 0, 0)
    AND num_nonnulls(taken_by, taken_at, waiting_since, resolved_at, rating) = 0
    AND (booking_id IS NULL OR is_own_booking(booking_id)));
CREATE POLICY change ON live_support_sessions FOR UPDATE TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
GRANT SELECT, INSERT ON live_support_messages TO hirfa_api;
CREATE POLICY read ON live_support_messages FOR SELECT TO hirfa_api
  USING (is_own_support(session_id) OR actor_is_admin());
CREATE POLICY write ON live_support_messages FOR INSERT TO hirfa_api
  WITH CHECK (sender_type = 'user' AND sender_id = actor_id() AND is_own_support(session_id));
CREATE POLICY answer ON live_support_messages FOR INSERT TO hirfa_api
  WITH CHECK (sender_type = 'admin' AND sender_id = actor_id() AND actor_is_admin());
CREATE POLICY reply_by_itself ON live_support_messages FOR INSERT TO hirfa_api
  WITH CHECK (sender_type = 'system' AND is_own_support(session_id));
CREATE POLICY own_support ON deadlines TO hirfa_api
  USING (kind LIKE 'support.%' AND is_own_support(entity_id))
  WITH CHECK (kind LIKE 'support.%' AND is_own_support(entity_id));
GRANT SELECT ON support_hours TO hirfa_api, hirfa_public;
CREATE POLICY read ON support_hours FOR SELECT TO hirfa_api, hirfa_public USING (true);
GRANT INSERT, DELETE ON support_hours TO hirfa_api;
CREATE POLICY add ON support_hours FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND created_at IS NOT NULL);
CREATE POLICY remove ON support_hours FOR DELETE TO hirfa_api USING ((SELECT actor_is_admin()));
GRANT SELECT ON support_hours TO hirfa_worker;
CREATE POLICY worker ON support_hours FOR SELECT TO hirfa_worker USING (true);

-- Who runs the site: everybody reads it, admins add to it, and nobody changes what was stated.
GRANT SELECT ON operator_details TO hirfa_api, hirfa_public;
CREATE POLICY read ON operator_details FOR SELECT TO hirfa_api, hirfa_public USING (true);
GRANT SELECT ON operator_details TO hirfa_worker;
CREATE POLICY worker ON operator_details FOR SELECT TO hirfa_worker USING (true);
GRANT INSERT ON operator_details TO hirfa_api;
CREATE POLICY add ON operator_details FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());

-- Admins alone have notes, which stay as they were written, and saved replies.
GRANT SELECT, INSERT ON support_notes TO hirfa_api;
CREATE POLICY read ON support_notes FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON support_notes FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND author_id = actor_id());
GRANT SELECT, INSERT, DELETE, UPDATE (name, text_en, text_ar, version, updated_at) ON saved_replies TO hirfa_api;
CREATE POLICY of_admins ON saved_replies TO hirfa_api USING ((SELECT actor_is_admin())) WITH CHECK (actor_is_admin());

-- The worker ends silent sessions, and erases who leaves.
GRANT SELECT, UPDATE (user_id, booking_id, status, ended_at, taken_by) ON live_support_sessions TO hirfa_worker;
GRANT SELECT, UPDATE (sender_id, message, photo_id, photo) ON live_support_messages TO hirfa_worker;
CREATE POLICY worker ON live_support_sessions TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON live_support_messages TO hirfa_worker USING (true) WITH CHECK (true);
GRANT SELECT, DELETE, UPDATE (author_id) ON support_notes TO hirfa_worker;
CREATE POLICY worker ON support_notes TO hirfa_worker USING (true) WITH CHECK (true);
