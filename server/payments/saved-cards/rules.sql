-- The cards of a person: only this person reads and removes them. The worker adds them.
GRANT SELECT, DELETE ON saved_cards TO hirfa_api;
CREATE POLICY own ON saved_cards TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, INSERT, UPDATE (expires, used_at), DELETE ON saved_cards TO hirfa_worker;
CREATE POLICY worker ON saved_cards TO hirfa_worker USING (true) WITH CHECK (true);
-- No person reads a token, not even that of their own card.
GRANT SELECT, INSERT, UPDATE (token), DELETE ON saved_card_tokens TO hirfa_worker;
CREATE POLICY worker ON saved_card_tokens TO hirfa_worker USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON removed_cards TO hirfa_worker;
CREATE POLICY worker ON removed_cards TO hirfa_worker USING (true) WITH CHECK (true);

-- Refuses to save a card, or to save it again, for somebody who is suspended or has left.
CREATE FUNCTION saved_card_owner() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF account_state(NEW.user_id) <> 'open' THEN
    RAISE EXCEPTION 'no card is saved for the account %', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'saved_card_owner';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER saved_card_owner BEFORE INSERT OR UPDATE OF expires ON saved_cards
  FOR EACH ROW EXECUTE FUNCTION saved_card_owner();

-- Keeps the token of a card that was removed or saved again, whoever did it, until a job has had the gateway forget it.
CREATE FUNCTION saved_card_removed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed uuid := gen_random_uuid();
BEGIN
  INSERT INTO removed_cards (id, adapter, token) VALUES (removed, OLD.adapter, OLD.token);
  PERFORM enqueue_job('forget_card', json_build_object('entity_id', removed), 'forget_card:' || removed);
  RETURN NULL;
END $$;
ALTER FUNCTION saved_card_removed() OWNER TO hirfa_worker;
CREATE TRIGGER saved_card_removed AFTER DELETE ON saved_card_tokens FOR EACH ROW EXECUTE FUNCTION saved_card_removed();
CREATE TRIGGER saved_card_replaced AFTER UPDATE OF token ON saved_card_tokens FOR EACH ROW
  WHEN (NEW.token <> OLD.token) EXECUTE FUNCTION saved_card_removed();

-- Refuses an attempt with a saved card that is not of who pays, is of another gateway, or has expired. What was booked
-- is paid with it, no extra.
CREATE FUNCTION attempt_card() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.extra_id IS NOT NULL OR NOT EXISTS (SELECT FROM saved_cards JOIN payments ON payer_id = user_id
    WHERE saved_cards.id = NEW.card_id AND payments.booking_id = NEW.booking_id AND adapter = NEW.adapter
      AND account_state(user_id) = 'open'
      AND coalesce(expires >= to_char(NEW.created_at AT TIME ZONE :market_zone, 'YYYY-MM'), true))
  THEN
    RAISE EXCEPTION 'the card of the attempt % can not pay', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attempt_card';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER attempt_card BEFORE INSERT OR UPDATE OF card_id ON payment_attempts
  FOR EACH ROW WHEN (NEW.card_id IS NOT NULL) EXECUTE FUNCTION attempt_card();
