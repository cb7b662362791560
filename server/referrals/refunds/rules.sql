-- Gives the actor credit for a refund that they are owed, once: the books and their credit move together. Null where it
-- is not theirs to choose, not any more, or not while a bank has the money; else its booking.
CREATE FUNCTION take_owed_as_credit(owed uuid, at timestamptz) RETURNS uuid LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken owed_refunds;
BEGIN
  UPDATE owed_refunds SET state = 'credited', chosen_at = at, given_at = at
    WHERE operation_id = owed AND user_id = actor_id() AND state = 'open' AND NOT waits_for_bank(booking_id)
    RETURNING * INTO taken;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM move_credit(taken.user_id, 'refunded', taken.amount, taken.booking_id, at);
  RETURN taken.booking_id;
END $$;
GRANT EXECUTE ON FUNCTION take_owed_as_credit(uuid, timestamptz) TO hirfa_api;

-- Refuses credit for refunds of a booking that are not given as credit, and such refunds without the credit.
CREATE FUNCTION refunded_credit_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM (
      SELECT user_id, amount FROM credit_entries WHERE booking_id = NEW.booking_id AND kind = 'refunded'
      UNION ALL SELECT user_id, -amount FROM owed_refunds WHERE booking_id = NEW.booking_id AND state = 'credited'
    ) AS both_sides GROUP BY user_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the credit for refunds of booking % is not what was owed', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunded_credit_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunded_credit_agrees AFTER INSERT ON credit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'refunded') EXECUTE FUNCTION refunded_credit_agrees();
CREATE CONSTRAINT TRIGGER refunded_credit_agrees AFTER INSERT OR UPDATE ON owed_refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'credited') EXECUTE FUNCTION refunded_credit_agrees();
