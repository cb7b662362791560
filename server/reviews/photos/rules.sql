-- Refuses a photo of a booking that its customer can not review, of a review that is published or hidden, and more than
-- there may be. Locks the booking, as a review of it does, and the review, which is not published meanwhile. The file
-- of the photo is used.
CREATE FUNCTION review_photo_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  PERFORM FROM reviews WHERE booking_id = NEW.booking_id FOR SHARE;
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND booker_id = NEW.user_id
      AND completed_at IS NOT NULL AND payment_status <> 'refunded' AND NOT is_all_given_back(id)
      AND (actor_id() IS NULL OR actor_time() < completed_at + interval :reviewable_for))
    OR EXISTS (SELECT FROM reviews WHERE booking_id = NEW.booking_id AND subject = 'provider'
      AND num_nonnulls(published_at, hidden_at) > 0)
    OR (SELECT count(*) FROM review_photos WHERE booking_id = NEW.booking_id) > :review_photos THEN
    RAISE EXCEPTION 'this review takes no such photo' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'review_photo_added';
  END IF;
  PERFORM use_photo(NEW.photo_id);
  RETURN NULL;
END $$;
CREATE TRIGGER review_photo_added AFTER INSERT ON review_photos FOR EACH ROW EXECUTE FUNCTION review_photo_added();
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON review_photos FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
CREATE TRIGGER review_photo_removed AFTER DELETE ON review_photos FOR EACH ROW EXECUTE FUNCTION photo_removed();

-- Everybody opens the photos of the reviews that everybody reads.
CREATE VIEW public_review_photos AS
  SELECT photos.id, photos.photo_id FROM review_photos AS photos
  JOIN reviews ON reviews.booking_id = photos.booking_id
  JOIN public_reviews ON public_reviews.id = reviews.id;
GRANT SELECT ON public_review_photos TO hirfa_public, hirfa_api;

-- Who wrote the review sees its photos; the provider once they are published; admins also those of a review that is
-- held or hidden.
GRANT SELECT, INSERT, DELETE ON review_photos TO hirfa_api;
CREATE POLICY read ON review_photos FOR SELECT TO hirfa_api
  USING (user_id = actor_id() OR EXISTS (
    SELECT FROM reviews WHERE reviews.booking_id = review_photos.booking_id AND subject = 'provider'
      AND (published_at IS NOT NULL AND hidden_at IS NULL
        OR actor_is_admin() AND num_nonnulls(hidden_at, held_reason) > 0)));
CREATE POLICY add ON review_photos FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id());
CREATE POLICY remove ON review_photos FOR DELETE TO hirfa_api
  USING (user_id = actor_id() AND NOT EXISTS (
    SELECT FROM reviews WHERE reviews.booking_id = review_photos.booking_id AND subject = 'provider'
      AND num_nonnulls(published_at, hidden_at) > 0));
-- The worker deletes those of who leaves, and of reviews that nobody has written.
GRANT SELECT, DELETE ON review_photos TO hirfa_worker;
CREATE POLICY worker ON review_photos TO hirfa_worker USING (true) WITH CHECK (true);
