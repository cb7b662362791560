-- Whether the actor is one of the two people of a chat. SECURITY DEFINER: the policies of messages ask it for each row.
CREATE FUNCTION is_own_chat(chat uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM chats WHERE booking_id = chat
  AND (customer_id = actor_id() OR provider_user_id = actor_id())) $$;
-- Whether a message is reported, or so near a reported one that an admin has to read it to understand that one.
CREATE FUNCTION is_near_report(chat uuid, number int) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM message_reports WHERE booking_id = chat
  AND seq BETWEEN number - :around_report AND number + :around_report) $$;
-- Whether the booking of a chat has ended and its provider has blocked the customer, who cannot read the row: then
-- neither of the two writes.
CREATE FUNCTION is_blocked_chat(chat uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM chats JOIN blocked_customers USING (provider_id, customer_id)
  WHERE chats.booking_id = chat AND closes_at IS NOT NULL
    AND (customer_id = actor_id() OR provider_user_id = actor_id())) $$;
GRANT EXECUTE ON FUNCTION is_own_chat(uuid), is_near_report(uuid, int), is_blocked_chat(uuid) TO hirfa_api;

-- Refuses a message without the number after the last one of its chat, and counts the unread ones. Numbers have the
-- order of the commits, without gaps: who writes locks the chat before.
CREATE FUNCTION message_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE chats SET last_seq = NEW.seq, last_at = greatest(last_at, NEW.created_at)
  WHERE booking_id = NEW.booking_id AND last_seq = NEW.seq - 1;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'message % is not the next one of its chat', NEW.seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'message_added';
  END IF;
  IF NEW.photo_id IS NOT NULL THEN PERFORM use_photo(NEW.photo_id); END IF;
  IF NEW.kind <> 'system' THEN
    UPDATE chat_members SET unread_count = unread_count + 1 WHERE booking_id = NEW.booking_id
      AND user_id <> NEW.sender_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER message_added AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION message_added();

-- Refuses changes of messages, except that one is hidden or erased. An admin hides one, which is not undone. What
-- somebody wrote is erased when they leave, and the files of their photos are deleted; the number stays.
CREATE FUNCTION message_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.hidden_at IS NULL AND NEW.hidden_at IS NOT NULL
    AND to_jsonb(OLD) - '{hidden_at,search_text}'::text[] = to_jsonb(NEW) - '{hidden_at,search_text}'::text[] THEN
    RETURN NEW;
  END IF;
  IF to_jsonb(OLD) - '{sender_id,text,masked,data,photo_id,search_text}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{sender_id,text,masked,data,photo_id,search_text}'::text[]
    OR OLD.kind = 'system' OR num_nonnulls(NEW.sender_id, NEW.text, NEW.data, NEW.photo_id) > 0 OR NEW.masked <> '[]'
  THEN
    RAISE EXCEPTION 'messages are only erased' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.photo_id IS NOT NULL THEN
    INSERT INTO unused_photos (id, remove_at) VALUES (OLD.photo_id, OLD.created_at);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER message_erased BEFORE UPDATE ON messages FOR EACH ROW EXECUTE FUNCTION message_erased();
-- Refuses to delete messages, except those of a booking that the test tools have deleted.
CREATE FUNCTION message_deleted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM deleted_bookings WHERE booking_id = OLD.booking_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'messages are only erased' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.photo_id IS NOT NULL THEN
    INSERT INTO unused_photos (id, remove_at) VALUES (OLD.photo_id, OLD.created_at);
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER message_deleted BEFORE DELETE ON messages FOR EACH ROW EXECUTE FUNCTION message_deleted();

-- The messages of the actor's own chats that have, for each pattern, a word that begins so; the newest first. SECURITY
-- DEFINER, because a policy would keep the condition away from the index.
CREATE FUNCTION find_own_messages(patterns text[], before_at timestamptz, before_id uuid, most int)
RETURNS SETOF messages LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT messages.* FROM chats JOIN messages ON messages.booking_id = chats.booking_id
  WHERE (customer_id = actor_id() OR provider_user_id = actor_id())
    AND hidden_at IS NULL
    -- Each on its own, because an index answers no LIKE ALL: the rarest of the first three finds the rows.
    AND search_text LIKE patterns[1] AND search_text LIKE coalesce(patterns[2], patterns[1])
    AND search_text LIKE coalesce(patterns[3], patterns[1]) AND search_text LIKE ALL (patterns)
    AND (before_id IS NULL OR (messages.created_at, messages.id) < (before_at, before_id))
  ORDER BY messages.created_at DESC, messages.id DESC LIMIT most
$$;
GRANT EXECUTE ON FUNCTION find_own_messages(text[], timestamptz, uuid, int) TO hirfa_api;

-- The two people. Admins reach the row of a chat, because what they do to a booking writes a line; of the
-- messages they read those near a reported one, and those of a booking whose chargeback is open.
GRANT SELECT, UPDATE (closes_at) ON chats TO hirfa_api;
CREATE POLICY read ON chats FOR SELECT TO hirfa_api
  USING (customer_id = actor_id() OR provider_user_id = actor_id() OR actor_is_admin());
CREATE POLICY change ON chats FOR UPDATE TO hirfa_api
  USING (customer_id = actor_id() OR provider_user_id = actor_id() OR actor_is_admin());
GRANT SELECT, UPDATE (delivered_seq, read_seq, unread_count, is_muted) ON chat_members TO hirfa_api;
CREATE POLICY read ON chat_members FOR SELECT TO hirfa_api USING (user_id = actor_id() OR is_own_chat(booking_id));
CREATE POLICY change_own ON chat_members FOR UPDATE TO hirfa_api USING (user_id = actor_id())
  WITH CHECK (user_id = actor_id());
GRANT SELECT, INSERT ON messages TO hirfa_api;
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
CREATE POLICY read ON messages FOR SELECT TO hirfa_api
  USING (is_own_chat(booking_id)
    OR actor_is_admin() AND (is_near_report(booking_id, seq) OR is_evidence(booking_id)));
CREATE POLICY write ON messages FOR INSERT TO hirfa_api
  WITH CHECK (sender_id = actor_id() AND kind <> 'system' AND is_own_chat(booking_id)
    AND NOT is_blocked_chat(booking_id));
CREATE POLICY write_line ON messages FOR INSERT TO hirfa_api
  WITH CHECK (kind = 'system' AND (is_own_chat(booking_id) OR actor_is_admin()));
GRANT UPDATE (hidden_at) ON messages TO hirfa_api;
CREATE POLICY hide ON messages FOR UPDATE TO hirfa_api USING ((SELECT actor_is_admin()) AND EXISTS (
  SELECT FROM message_reports WHERE message_id = messages.id AND outcome = 'hidden' AND decided_by = actor_id()));
GRANT SELECT, INSERT, UPDATE (outcome, decided_at, decided_by) ON message_reports TO hirfa_api;
-- Each report is decided once, and by nobody of the chat.
CREATE POLICY decide ON message_reports FOR UPDATE TO hirfa_api
  USING ((SELECT actor_is_admin()) AND outcome IS NULL AND NOT is_own_chat(booking_id))
  WITH CHECK (outcome IS NOT NULL AND decided_by = actor_id());
CREATE POLICY read ON message_reports FOR SELECT TO hirfa_api
  USING (reporter_id = actor_id() OR (SELECT actor_is_admin()));
CREATE POLICY report ON message_reports FOR INSERT TO hirfa_api
  WITH CHECK (reporter_id = actor_id() AND outcome IS NULL AND EXISTS (
  SELECT 1 FROM messages WHERE messages.id = message_id AND messages.booking_id = message_reports.booking_id
    AND messages.seq = message_reports.seq AND messages.sender_id <> actor_id()));

-- The worker opens chats, writes the lines of the clock and the gateway, and erases who leaves.
GRANT SELECT, INSERT, UPDATE (customer_id, provider_user_id, closes_at) ON chats TO hirfa_worker;
GRANT SELECT, INSERT, DELETE ON chat_members TO hirfa_worker;
GRANT SELECT, INSERT, UPDATE (sender_id, text, masked, data, photo_id) ON messages TO hirfa_worker;
GRANT SELECT, UPDATE (reporter_id, reason) ON message_reports TO hirfa_worker;
CREATE POLICY worker ON chats TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON chat_members TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON messages TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON message_reports TO hirfa_worker USING (true) WITH CHECK (true);

CREATE TRIGGER refuse_decided BEFORE UPDATE OF outcome ON message_reports FOR EACH ROW
  EXECUTE FUNCTION refuse_decided();
