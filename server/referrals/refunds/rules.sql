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

-- Gives a refund of a package that could not go back as its customer chose last for another one of the package: as
-- credit, or by a transfer to the same account. Nothing is chosen while a bank has the money, once the account is
-- forgotten, or while a transfer that came back is to be chosen again.
CREATE FUNCTION choose_as_before(booking uuid, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owed owed_refunds;
  last_one owed_refunds;
BEGIN
  SELECT * INTO owed FROM owed_refunds WHERE booking_id = booking AND state = 'open' AND returned_at IS NULL
    AND NOT waits_for_bank(booking) ORDER BY operation_id DESC LIMIT 1 FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM owed_together(owed.operation_id) AS other JOIN owed_refunds
      ON operation_id = other WHERE returned_at IS NOT NULL) THEN RETURN; END IF;
  SELECT chosen.* INTO last_one FROM owed_refunds AS chosen JOIN payments USING (booking_id)
    WHERE package_id = (SELECT package_id FROM payments WHERE booking_id = booking)
      AND state IN ('credited', 'transfer_asked', 'transfer_ordered', 'transferred')
    ORDER BY chosen_at DESC, operation_id DESC LIMIT 1;
  IF last_one.state = 'credited' THEN
    UPDATE owed_refunds SET state = 'credited', chosen_at = at, given_at = at WHERE operation_id = owed.operation_id;
    PERFORM move_credit(owed.user_id, 'refunded', owed.amount, booking, at);
    RETURN;
  END IF;
  INSERT INTO refund_accounts (operation_id, user_id, kind, number, holder)
    SELECT owed.operation_id, user_id, kind, number, holder FROM refund_accounts
    WHERE operation_id = last_one.operation_id;
  IF FOUND THEN
    UPDATE owed_refunds SET state = 'transfer_asked', chosen_at = at WHERE operation_id = owed.operation_id;
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION choose_as_before(uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION choose_as_before(uuid, timestamptz) TO hirfa_worker;

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
