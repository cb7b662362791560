-- Whether the money of a booking waits for a bank: for its decision, or for that of an admin who bears the loss.
CREATE FUNCTION waits_for_bank(booking uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM chargebacks
    WHERE booking_id = booking AND (state = 'open' OR state = 'lost' AND bearer IS NULL AND taken > 0))
$$;
GRANT EXECUTE ON FUNCTION waits_for_bank(uuid) TO hirfa_api, hirfa_worker;

-- Whether a booking has an open chargeback: what was said and agreed in it is evidence for the bank.
CREATE FUNCTION is_evidence(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM chargebacks WHERE booking_id = booking AND state = 'open') $$;
GRANT EXECUTE ON FUNCTION is_evidence(uuid) TO hirfa_api;
CREATE POLICY evidence ON accepted_agreements FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin())
  AND user_id IN (SELECT payer_id FROM payments JOIN chargebacks USING (booking_id) WHERE state = 'open'));

-- What the books have as earnings of the provider of a booking.
CREATE FUNCTION earned_of(booking uuid) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(-sum(amount), 0.00) FROM ledger_entries
  WHERE booking_id = booking AND account IN (:earned_accounts)
$$;
REVOKE EXECUTE ON FUNCTION earned_of(uuid) FROM PUBLIC;

-- Refuses a chargeback that begins otherwise than open, changes what the gateway said, or goes back from its end; one
-- of the same charge that comes later takes the place of one that was returned. What the bank has of one only shrinks.
-- Evidence is sent while it is open. Who bears a loss is decided once, when the booking has ended, nothing is to be
-- done at the gateway and what it has paid is counted; the books move in the same step, and the provider loses at most
-- what they earned.
CREATE FUNCTION chargeback_moves() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  released timestamptz;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF (NEW.state, NEW.sent_at) IS DISTINCT FROM ('open', NULL::timestamptz) THEN
      RAISE EXCEPTION 'the chargeback of booking % begins open', NEW.booking_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'chargeback_moves';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.bearer IS NULL AND NEW.bearer IS NOT NULL THEN
    SELECT released_at INTO released FROM payments WHERE booking_id = NEW.booking_id FOR NO KEY UPDATE;
  END IF;
  -- Another one takes its place once nothing of it is open or was lost.
  IF NEW.reference <> OLD.reference AND (OLD.state = 'won' OR OLD.state = 'lost' AND OLD.bearer IS NULL)
    AND OLD.taken = 0 AND (NEW.id, NEW.booking_id, NEW.extra_id)
      IS NOT DISTINCT FROM (OLD.id, OLD.booking_id, OLD.extra_id) AND NEW.earlier = OLD.earlier || OLD.reference
    AND (NEW.state, NEW.sent_at, NEW.bearer) IS NOT DISTINCT FROM ('open', NULL::timestamptz, NULL::text)
    AND NEW.opened_at >= OLD.ended_at
  THEN RETURN NEW; END IF;
  IF (NEW.id, NEW.booking_id, NEW.extra_id, NEW.reference, NEW.earlier, NEW.amount, NEW.from_held, NEW.reason,
      NEW.evidence_until, NEW.opened_at)
    IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.extra_id, OLD.reference, OLD.earlier, OLD.amount, OLD.from_held,
      OLD.reason, OLD.evidence_until, OLD.opened_at)
    OR NEW.taken > OLD.taken OR NEW.taken_of_lines > OLD.taken_of_lines OR NEW.counted < OLD.counted
    OR NEW.relieved < OLD.relieved
    OR OLD.state <> 'open' AND (NEW.state, NEW.ended_at) IS DISTINCT FROM (OLD.state, OLD.ended_at)
    OR OLD.sent_at IS DISTINCT FROM NEW.sent_at AND (OLD.sent_at IS NOT NULL OR OLD.state <> 'open')
    OR OLD.sent_at IS NOT NULL AND NEW.evidence_note IS DISTINCT FROM OLD.evidence_note AND NEW.evidence_note <> ''
    OR NEW.bearer IS NOT NULL AND NEW.taken <> OLD.taken
    OR OLD.bearer IS NOT NULL AND (NEW.bearer, NEW.borne, NEW.decided_at)
      IS DISTINCT FROM (OLD.bearer, OLD.borne, OLD.decided_at)
    OR OLD.bearer IS NULL AND NEW.bearer IS NOT NULL AND (NEW.taken = 0
      OR NEW.borne IS DISTINCT FROM
        CASE NEW.bearer WHEN 'provider' THEN least(NEW.taken, earned_of(NEW.booking_id)) ELSE 0 END
      OR NOT EXISTS (SELECT FROM bookings
        WHERE id = NEW.booking_id AND (status = 'cancelled' OR completed_at IS NOT NULL))
      OR is_uncounted(NEW) OR EXISTS (SELECT FROM payment_operations
        WHERE booking_id = NEW.booking_id AND payment_operations.state IN ('requested', 'sent')))
  THEN
    RAISE EXCEPTION 'the chargeback of booking % does not change so', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'chargeback_moves';
  END IF;
  IF OLD.bearer IS NULL AND NEW.bearer IS NOT NULL THEN
    INSERT INTO ledger_entries (booking_id, account, amount, cause, created_at)
    SELECT NEW.booking_id, moved.account, moved.amount, concat_ws(' ', 'charge_back_borne', NEW.extra_id),
      NEW.decided_at
    FROM (VALUES ('charged_back', -NEW.taken), ('losses', NEW.taken - NEW.borne),
      (CASE WHEN released IS NULL THEN 'provider_pending' ELSE 'provider_payable' END, NEW.borne))
      AS moved (account, amount) WHERE moved.amount <> 0;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER chargeback_moves BEFORE INSERT OR UPDATE ON chargebacks
  FOR EACH ROW EXECUTE FUNCTION chargeback_moves();
CREATE TRIGGER append_only BEFORE DELETE ON chargebacks FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Refuses books in which banks have something else than the open chargebacks of a booking say, or the lost ones that
-- nobody bears, and a payment that does not say the same as its chargebacks.
CREATE FUNCTION chargeback_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0.00) FROM ledger_entries
      WHERE booking_id = NEW.booking_id AND account = 'charged_back')
    <> (SELECT coalesce(sum(taken) FILTER (WHERE bearer IS NULL), 0.00) FROM chargebacks
      WHERE booking_id = NEW.booking_id)
    OR (SELECT (taken, taken_of_lines) FROM payments WHERE booking_id = NEW.booking_id) IS DISTINCT FROM
      (SELECT (coalesce(sum(taken), 0.00), coalesce(sum(taken_of_lines), 0.00)) FROM chargebacks
        WHERE booking_id = NEW.booking_id)
  THEN
    RAISE EXCEPTION 'the books and the chargebacks of booking % differ', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'chargeback_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER chargeback_agrees AFTER INSERT OR UPDATE OF state, taken, taken_of_lines, bearer
  ON chargebacks
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chargeback_agrees();
CREATE CONSTRAINT TRIGGER chargeback_agrees AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.account = 'charged_back') EXECUTE FUNCTION chargeback_agrees();
CREATE CONSTRAINT TRIGGER chargeback_agrees AFTER UPDATE OF taken, taken_of_lines ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.taken, NEW.taken_of_lines) IS DISTINCT FROM (OLD.taken, OLD.taken_of_lines))
  EXECUTE FUNCTION chargeback_agrees();

-- Refuses to make earnings payable while a bank, or the decision who bears a loss, is waited for.
CREATE FUNCTION charged_back_payout_is_held() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF waits_for_bank(NEW.booking_id) THEN
    RAISE EXCEPTION 'the chargeback of booking % is not decided', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'charged_back_payout_is_held';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER charged_back_payout_is_held BEFORE UPDATE OF released_at ON payments FOR EACH ROW
  WHEN (OLD.released_at IS NULL AND NEW.released_at IS NOT NULL) EXECUTE FUNCTION charged_back_payout_is_held();

-- Both people and admins read it; an admin who is neither of them sends evidence and decides.
GRANT SELECT, UPDATE (sent_at, evidence_note, bearer, borne, decision_reason, decided_at) ON chargebacks TO hirfa_api;
CREATE POLICY read ON chargebacks FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT FROM payments WHERE payments.booking_id = chargebacks.booking_id));
CREATE POLICY decide ON chargebacks FOR UPDATE TO hirfa_api
  USING ((SELECT actor_is_admin()) AND NOT EXISTS (SELECT FROM payments
    WHERE payments.booking_id = chargebacks.booking_id
      AND (payer_id = actor_id() OR provider_id = actor_provider_id())));
GRANT SELECT, INSERT, UPDATE ON chargebacks TO hirfa_worker;
CREATE POLICY worker ON chargebacks TO hirfa_worker USING (true) WITH CHECK (true);
