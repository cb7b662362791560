-- Whether a person is the customer of a live request or booking of the actor as its provider.
CREATE FUNCTION has_live_request_of(customer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM bookings WHERE booker_id = customer AND provider_id = actor_provider_id()
  AND authorized_at IS NOT NULL AND status IN (:live_statuses)) $$;
-- Whether the two people of a booking are perhaps the same one, by what only the product knows of both: they are paid
-- to one account, or the wallet of one is the phone of the other.
CREATE FUNCTION suspicion_of_booking(booking uuid) RETURNS text LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, auth, pg_temp AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payout_details AS one JOIN payout_details AS other USING (kind, number)
      WHERE one.user_id = booker_id AND other.user_id = providers.user_id) THEN 'same_payout'
    WHEN EXISTS (SELECT FROM payout_details AS paid JOIN users ON users.phone_number = paid.number
      WHERE paid.kind = 'wallet' AND ((paid.user_id = providers.user_id AND users.id = booker_id)
        OR (paid.user_id = booker_id AND users.id = providers.user_id))) THEN 'same_phone'
  END
  FROM bookings JOIN provider_profiles AS providers ON providers.id = provider_id
  WHERE bookings.id = booking AND (booker_id = actor_id() OR providers.user_id = actor_id())
$$;
GRANT EXECUTE ON FUNCTION has_live_request_of(uuid), suspicion_of_booking(uuid) TO hirfa_api;

-- Refuses a review of a booking that is not settled, whose money all went back or that is a free second visit, and one
-- that is not of its people.
CREATE FUNCTION review_written() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings JOIN provider_profiles AS providers ON providers.id = bookings.provider_id
    WHERE bookings.id = NEW.booking_id AND bookings.provider_id = NEW.provider_id
      AND bookings.booker_id = NEW.customer_id AND completed_at IS NOT NULL AND payment_status <> 'refunded'
      AND NOT is_all_given_back(NEW.booking_id) AND bookings.second_visit_of IS NULL
      AND NEW.author_id = CASE NEW.subject WHEN 'provider' THEN bookings.booker_id ELSE providers.user_id END
      AND (actor_id() IS NULL OR (actor_time() < completed_at + interval :reviewable_for
        AND (NEW.subject = 'provider' OR actor_is_provider())))) THEN
    RAISE EXCEPTION 'this booking can not be reviewed so' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'review_written';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER review_written BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION review_written();
CREATE TRIGGER a_refuse_suspended BEFORE INSERT OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_suspended();

-- Refuses changes of a review by people, except those of their part: its writer changes it until it is published, the
-- provider replies once, and admins who are no part of the booking release, hide and show it.
CREATE FUNCTION guard_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := '{}';
BEGIN
  IF current_user <> 'hirfa_api' THEN RETURN NEW; END IF;
  IF OLD.author_id = actor_id() AND OLD.published_at IS NULL AND OLD.hidden_at IS NULL THEN
    free := ARRAY['stars', 'chips', 'text', 'author_name', 'edited_at'];
  ELSIF OLD.subject = 'provider' AND OLD.provider_id = actor_provider_id() THEN
    IF OLD.published_at IS NOT NULL AND OLD.hidden_at IS NULL AND OLD.replied_at IS NULL THEN
      free := ARRAY['reply_text', 'replied_at'];
    END IF;
  ELSIF actor_is_admin() AND NOT is_own_booking(OLD.booking_id) THEN
    free := ARRAY['held_reason', 'hidden_at', 'hidden_by', 'hidden_reason'];
  END IF;
  IF to_jsonb(OLD) - free IS DISTINCT FROM to_jsonb(NEW) - free THEN
    RAISE EXCEPTION 'this part of a review is not for the actor' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_review BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION guard_review();

-- Publishes what is due of the reviews of a booking: both once both sides have written, each once nobody can write any
-- more. Those that are held or hidden wait. SECURITY DEFINER: nobody publishes anything else. Returns what is new.
CREATE FUNCTION publish_reviews(booking uuid, at timestamptz) RETURNS SETOF uuid LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE reviews SET published_at = at
  WHERE booking_id = booking AND published_at IS NULL AND held_reason IS NULL AND hidden_at IS NULL
    AND ((SELECT count(*) FROM reviews AS written WHERE written.booking_id = booking) = 2
      OR EXISTS (SELECT FROM bookings WHERE id = booking AND at >= completed_at + interval :reviewable_for))
  RETURNING id
$$;
GRANT EXECUTE ON FUNCTION publish_reviews(uuid, timestamptz) TO hirfa_api, hirfa_worker;

-- Adds shown reviews of providers to their ratings, and takes away those that are no longer shown. The profiles are
-- locked first, as by other changes of what lists show.
CREATE FUNCTION add_ratings(provider_ids uuid[], stars int[], steps int[]) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM provider_profiles WHERE id = ANY (provider_ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO provider_ratings (provider_id) SELECT DISTINCT unnest(provider_ids) ORDER BY 1 ON CONFLICT DO NOTHING;
  UPDATE provider_ratings AS kept SET stars_1 = kept.stars_1 + more.one, stars_2 = kept.stars_2 + more.two,
    stars_3 = kept.stars_3 + more.three, stars_4 = kept.stars_4 + more.four, stars_5 = kept.stars_5 + more.five
  FROM (
    SELECT id, coalesce(sum(step) FILTER (WHERE number = 1), 0) AS one,
      coalesce(sum(step) FILTER (WHERE number = 2), 0) AS two,
      coalesce(sum(step) FILTER (WHERE number = 3), 0) AS three,
      coalesce(sum(step) FILTER (WHERE number = 4), 0) AS four,
      coalesce(sum(step) FILTER (WHERE number = 5), 0) AS five
    FROM unnest(provider_ids, stars, steps) AS changed (id, number, step) GROUP BY id
  ) AS more
  WHERE kept.provider_id = more.id;
  INSERT INTO provider_metrics (provider_id, updated_at) SELECT DISTINCT unnest(provider_ids), now() ORDER BY 1
    ON CONFLICT DO NOTHING;
  UPDATE provider_metrics AS metrics SET rating_count = counted.number,
    average_rating = round(counted.sum::numeric / nullif(counted.number, 0), 1),
    order_rating = round((counted.sum + :usual_reviews * :usual_rating)::numeric / (counted.number + :usual_reviews), 2)
  FROM (
    SELECT provider_id, stars_1 + stars_2 + stars_3 + stars_4 + stars_5 AS number,
      stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 AS sum
    FROM provider_ratings WHERE provider_id = ANY (provider_ids)
  ) AS counted
  WHERE metrics.provider_id = counted.provider_id;
END $$;

-- Changes the ratings in the transaction that publishes, hides or shows reviews again, or deletes them.
CREATE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ids uuid[];
  numbers int[];
  steps int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(provider_id), array_agg(stars), array_agg(1) INTO ids, numbers, steps FROM new_rows
    WHERE subject = 'provider' AND published_at IS NOT NULL AND hidden_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(provider_id), array_agg(stars), array_agg(-1) INTO ids, numbers, steps FROM old_rows
    WHERE subject = 'provider' AND published_at IS NOT NULL AND hidden_at IS NULL;
  ELSE
    SELECT array_agg(provider_id), array_agg(stars), array_agg(CASE WHEN is_shown THEN 1 ELSE -1 END)
    INTO ids, numbers, steps FROM (
      SELECT new_rows.provider_id, new_rows.stars,
        new_rows.published_at IS NOT NULL AND new_rows.hidden_at IS NULL AS is_shown,
        old_rows.published_at IS NOT NULL AND old_rows.hidden_at IS NULL AS was_shown
      FROM new_rows JOIN old_rows USING (id) WHERE new_rows.subject = 'provider'
    ) AS changed WHERE is_shown <> was_shown;
  END IF;
  IF ids IS NOT NULL THEN PERFORM add_ratings(ids, numbers, steps); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();

-- What everybody reads: shown reviews of providers who have a page, without who wrote them.
CREATE VIEW public_reviews AS
  SELECT reviews.id, provider_id, stars, chips, text, author_name, published_at, reply_text, replied_at,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', photos.id, 'width', width, 'height', height)
      ORDER BY photos.created_at, photos.id), '[]')
      FROM review_photos AS photos WHERE photos.booking_id = reviews.booking_id) AS photos
  FROM reviews JOIN provider_profiles AS providers ON providers.id = provider_id
  WHERE subject = 'provider' AND published_at IS NOT NULL AND hidden_at IS NULL
    AND counts_as_provider(providers.verification_status, providers.is_active);
CREATE VIEW public_ratings AS
  SELECT providers.id AS provider_id, metrics.average_rating,
    ARRAY[coalesce(stars_1, 0), coalesce(stars_2, 0), coalesce(stars_3, 0), coalesce(stars_4, 0), coalesce(stars_5, 0)]
      AS distribution
  FROM provider_profiles AS providers
  LEFT JOIN provider_ratings AS ratings ON ratings.provider_id = providers.id
  LEFT JOIN provider_metrics AS metrics ON metrics.provider_id = providers.id
  WHERE counts_as_provider(providers.verification_status, providers.is_active);
GRANT SELECT ON public_reviews, public_ratings TO hirfa_public, hirfa_api;

-- Each of the two reads what they wrote, and what the other wrote once it is published; providers also what others
-- wrote about the customer of a request of theirs.
GRANT SELECT, INSERT ON reviews TO hirfa_api;
GRANT UPDATE (stars, chips, text, author_name, edited_at, reply_text, replied_at, held_reason, hidden_at, hidden_by,
  hidden_reason) ON reviews TO hirfa_api;
CREATE POLICY read ON reviews FOR SELECT TO hirfa_api
  USING (author_id = actor_id() OR actor_is_admin() OR published_at IS NOT NULL AND hidden_at IS NULL
    AND CASE subject WHEN 'provider' THEN provider_id = actor_provider_id()
      ELSE customer_id = actor_id() OR has_live_request_of(customer_id) END);
CREATE POLICY write ON reviews FOR INSERT TO hirfa_api
  WITH CHECK (author_id = actor_id() AND num_nonnulls(published_at, hidden_at, reply_text) = 0
    AND (held_reason IS NOT DISTINCT FROM suspicion_of_booking(booking_id)
      OR suspicion_of_booking(booking_id) IS NULL AND held_reason IN ('same_device', 'same_instrument')));
CREATE POLICY change ON reviews FOR UPDATE TO hirfa_api
  USING (author_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
GRANT SELECT, INSERT, UPDATE (outcome, decided_at, decided_by) ON review_reports TO hirfa_api;
CREATE POLICY read ON review_reports FOR SELECT TO hirfa_api
  USING (reporter_id = actor_id() OR (SELECT actor_is_admin()));
CREATE POLICY report ON review_reports FOR INSERT TO hirfa_api
  WITH CHECK (reporter_id = actor_id() AND outcome IS NULL AND (EXISTS (
    SELECT FROM public_reviews WHERE public_reviews.id = review_id) OR EXISTS (
    SELECT FROM reviews WHERE reviews.id = review_id AND published_at IS NOT NULL AND hidden_at IS NULL)));
CREATE POLICY decide ON review_reports FOR UPDATE TO hirfa_api
  USING ((SELECT actor_is_admin()) AND outcome IS NULL AND EXISTS (
    SELECT FROM reviews WHERE reviews.id = review_id AND NOT is_own_booking(reviews.booking_id)))
  WITH CHECK (outcome IS NOT NULL AND decided_by = actor_id());
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON review_reports FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
CREATE TRIGGER refuse_decided BEFORE UPDATE OF outcome ON review_reports FOR EACH ROW EXECUTE FUNCTION refuse_decided();
CREATE TRIGGER refuse_decided BEFORE UPDATE OF held_reason ON reviews FOR EACH ROW
  WHEN (OLD.held_reason IS NOT NULL) EXECUTE FUNCTION refuse_decided();

-- The writer of a review sets by when it is published; the worker finds who is told, and erases who leaves.
CREATE POLICY own_review ON deadlines TO hirfa_api
  USING (kind = 'reviews.publish' AND EXISTS (SELECT FROM reviews WHERE id = entity_id AND author_id = actor_id()))
  WITH CHECK (kind = 'reviews.publish'
    AND EXISTS (SELECT FROM reviews WHERE id = entity_id AND author_id = actor_id()));
GRANT SELECT, UPDATE (author_id, customer_id, author_name, text, reply_text, replied_at) ON reviews TO hirfa_worker;
GRANT SELECT, UPDATE (reporter_id, reason) ON review_reports TO hirfa_worker;
CREATE POLICY worker ON reviews TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON review_reports TO hirfa_worker USING (true) WITH CHECK (true);
