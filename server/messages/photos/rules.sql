-- The customer of a request that waits for its answer.
GRANT SELECT, INSERT, DELETE ON request_photos TO hirfa_api;
CREATE POLICY own ON request_photos FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY remove ON request_photos FOR DELETE TO hirfa_api USING (user_id = actor_id());
CREATE POLICY add ON request_photos FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id() AND EXISTS (
  SELECT FROM bookings WHERE bookings.id = booking_id AND booker_id = actor_id()
    AND status = 'awaiting_acceptance'));
GRANT SELECT, DELETE ON request_photos TO hirfa_worker;
CREATE POLICY worker ON request_photos TO hirfa_worker USING (true) WITH CHECK (true);

-- The file of a photo is used.
CREATE FUNCTION request_photo_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM use_photo(NEW.photo_id);
  RETURN NULL;
END $$;
CREATE TRIGGER request_photo_added AFTER INSERT ON request_photos FOR EACH ROW EXECUTE FUNCTION request_photo_added();
CREATE TRIGGER request_photo_removed AFTER DELETE ON request_photos FOR EACH ROW EXECUTE FUNCTION photo_removed();

-- What becomes of the photos of a request that was answered or has ended: of an accepted one each becomes a message of
-- the customer, all others are removed. Returns the numbers of the messages. The chat is locked.
CREATE FUNCTION answer_request_photos(chat uuid) RETURNS SETOF int LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE photo record; is_accepted boolean;
BEGIN
  SELECT confirmed_at IS NOT NULL AND cancelled_at IS NULL INTO is_accepted FROM bookings WHERE id = chat;
  FOR photo IN SELECT * FROM request_photos WHERE booking_id = chat ORDER BY created_at, id LOOP
    DELETE FROM request_photos WHERE id = photo.id;
    IF is_accepted THEN
      RETURN QUERY INSERT INTO messages (id, booking_id, seq, sender_id, kind, data, photo_id, created_at)
        SELECT photo.id, chat, last_seq + 1, photo.user_id, 'photo',
          jsonb_build_object('width', photo.width, 'height', photo.height, 'hash', photo.hash), photo.photo_id,
          greatest(photo.created_at, last_at)
        FROM chats WHERE booking_id = chat RETURNING seq;
    END IF;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION answer_request_photos(uuid) TO hirfa_api, hirfa_worker;
