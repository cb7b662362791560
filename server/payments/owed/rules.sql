-- Refuses a change of an owed refund that its way (`OWED_TABLE` of the domain) does not have, and a word about a
-- transfer that another admin orders; after a day they may take it over. Reasons and admins may be erased. What the
-- customer is given moves in the books in the same step, from the promotions account for credit, from the bank account
-- for a transfer, and back where the bank sends it back; what the bank of the customer has kept of a lost chargeback
-- counts as paid. While a bank has the money, nothing of it is chosen or ordered; what was ordered may be executed.
CREATE FUNCTION owed_refund_moves() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  erasable text[] := '{return_reason,ordered_by,amount,by_bank}';
  given numeric := CASE WHEN NEW.given_at IS NULL THEN -NEW.amount ELSE NEW.amount END;
BEGIN
  IF (NEW.operation_id, NEW.booking_id, NEW.user_id, NEW.amount + NEW.by_bank, NEW.created_at, NEW.bounces)
      IS DISTINCT FROM (OLD.operation_id, OLD.booking_id, OLD.user_id, OLD.amount + OLD.by_bank, OLD.created_at,
      OLD.bounces)
    OR NEW.by_bank < OLD.by_bank
    OR NEW.by_bank > OLD.by_bank AND (OLD.given_at IS NOT NULL OR NEW.state NOT IN (OLD.state, 'paid_by_bank'))
    OR (OLD.state, NEW.state) NOT IN (:owed_steps) AND (to_jsonb(NEW) - erasable <> to_jsonb(OLD) - erasable
      OR NEW.ordered_by <> OLD.ordered_by OR OLD.ordered_by IS NULL AND NEW.ordered_by IS NOT NULL)
    OR OLD.state = 'transfer_ordered' AND NEW.state <> OLD.state AND OLD.ordered_by IS DISTINCT FROM actor_id()
      AND NOT (NEW.state = 'transfer_asked' AND OLD.ordered_at <= actor_time() - interval :transfer_order) THEN
    RAISE EXCEPTION 'the owed refund % does not go from % to %', OLD.operation_id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'owed_refund_moves';
  END IF;
  IF NEW.state <> OLD.state AND (NEW.state IN ('credited', 'transfer_ordered')
      OR (OLD.state, NEW.state) = ('open', 'transfer_asked')) AND waits_for_bank(NEW.booking_id) THEN
    RAISE EXCEPTION 'a bank has the money of the owed refund %', OLD.operation_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'owed_refund_waits';
  END IF;
  IF (NEW.given_at IS NULL) <> (OLD.given_at IS NULL) AND NEW.state <> 'paid_by_bank' THEN
    NEW.bounces := OLD.bounces + (NEW.given_at IS NULL)::int;
    INSERT INTO ledger_entries (booking_id, account, amount, cause, created_at)
    SELECT NEW.booking_id, moved.account, moved.amount,
      concat_ws(' ', NEW.operation_id, NEW.state, nullif(NEW.bounces, 0)), coalesce(NEW.given_at, NEW.returned_at)
    FROM (VALUES ('customer_owed', given),
      (CASE NEW.state WHEN 'credited' THEN 'promotions' ELSE 'bank' END, -given)) AS moved (account, amount);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER owed_refund_moves BEFORE UPDATE ON owed_refunds FOR EACH ROW EXECUTE FUNCTION owed_refund_moves();
CREATE TRIGGER append_only BEFORE DELETE ON owed_refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The owed refunds that are chosen, ordered and given together with one: in a package those of all its bookings that
-- have come as far, to the same account. That of any other booking is alone.
CREATE FUNCTION owed_together(refund uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT part.operation_id FROM owed_refunds AS named
  JOIN payments AS share ON share.booking_id = named.booking_id
  JOIN payments AS other ON other.booking_id = named.booking_id OR other.package_id = share.package_id
  JOIN owed_refunds AS part ON part.booking_id = other.booking_id
  LEFT JOIN refund_accounts AS named_to ON named_to.operation_id = named.operation_id
  LEFT JOIN refund_accounts AS part_to ON part_to.operation_id = part.operation_id
  WHERE named.operation_id = refund AND (part.operation_id = refund OR share.package_id IS NOT NULL
    AND (part.state, part.ordered_by, part.ordered_at, part.reference, part.given_at, part_to.kind, part_to.number,
      part_to.holder) IS NOT DISTINCT FROM (named.state, named.ordered_by, named.ordered_at, named.reference,
      named.given_at, named_to.kind, named_to.number, named_to.holder)
    AND (part.state NOT IN ('open', 'transfer_asked')
      OR waits_for_bank(part.booking_id) = waits_for_bank(named.booking_id)))
  ORDER BY part.operation_id
$$;
GRANT EXECUTE ON FUNCTION owed_together(uuid) TO hirfa_api, hirfa_worker;

-- Whether an owed refund is of money that was paid besides: no bank has anything of it.
CREATE FUNCTION is_surplus(operation uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT is_release FROM payment_operations WHERE id = operation $$;
GRANT EXECUTE ON FUNCTION is_surplus(uuid) TO hirfa_api, hirfa_worker;

-- Counts as paid what the bank of the customer has kept of a lost chargeback, at most this amount, of the oldest owed
-- refunds first that were neither given nor ordered; the account that one was to go to is forgotten. Where somebody has
-- borne the loss already, it becomes smaller (`counterpart` losses). Gives what it has counted.
CREATE FUNCTION bank_pays_owed(booking uuid, most numeric, at timestamptz, counterpart text DEFAULT 'charged_back')
  RETURNS numeric LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owed owed_refunds;
  part numeric;
  left_over numeric := most;
BEGIN
  FOR owed IN SELECT * FROM owed_refunds WHERE booking_id = booking AND given_at IS NULL
    AND state <> 'transfer_ordered' AND NOT is_surplus(operation_id) ORDER BY created_at, operation_id FOR UPDATE
  LOOP
    part := least(left_over, owed.amount);
    CONTINUE WHEN part <= 0;
    left_over := left_over - part;
    INSERT INTO ledger_entries (booking_id, account, amount, cause, created_at)
    SELECT booking, moved.account, moved.amount, concat_ws(' ', owed.operation_id, 'by_bank', owed.by_bank + part), at
    FROM (VALUES ('customer_owed', part), (counterpart, -part)) AS moved (account, amount);
    IF part < owed.amount THEN
      UPDATE owed_refunds SET amount = amount - part, by_bank = by_bank + part WHERE operation_id = owed.operation_id;
    ELSE
      UPDATE owed_refunds SET amount = 0, by_bank = by_bank + part, state = 'paid_by_bank',
        chosen_at = coalesce(chosen_at, at), given_at = at, ordered_by = NULL, ordered_at = NULL
        WHERE operation_id = owed.operation_id;
      DELETE FROM refund_accounts WHERE operation_id = owed.operation_id;
    END IF;
  END LOOP;
  RETURN most - left_over;
END $$;
REVOKE EXECUTE ON FUNCTION bank_pays_owed(uuid, numeric, timestamptz, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bank_pays_owed(uuid, numeric, timestamptz, text) TO hirfa_worker;

-- What of owed refunds of a charge was never counted as paid by a bank.
CREATE FUNCTION uncounted_of(loss chargebacks) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN loss.extra_id IS NULL
    THEN (SELECT refused FROM payments WHERE booking_id = loss.booking_id)
      - (SELECT coalesce(sum(refused), 0.00) FROM extra_charges WHERE booking_id = loss.booking_id)
    ELSE (SELECT refused FROM extra_charges WHERE extra_id = loss.extra_id) END - loss.counted - loss.relieved
$$;
REVOKE EXECUTE ON FUNCTION uncounted_of(chargebacks) FROM PUBLIC;

-- Whether a lost chargeback has paid what is owed and can still be chosen or ordered, which the worker counts next.
CREATE FUNCTION is_uncounted(loss chargebacks) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT least(loss.taken, uncounted_of(loss)) > 0 AND EXISTS (SELECT FROM owed_refunds
    WHERE booking_id = loss.booking_id AND state IN ('open', 'transfer_asked') AND NOT is_surplus(operation_id))
$$;
GRANT EXECUTE ON FUNCTION is_uncounted(chargebacks) TO hirfa_api;

-- What the bank of the customer has kept, where somebody has borne the loss already, pays a refund that is owed since:
-- nobody gives it again, and the loss becomes smaller. What the provider has borne of it beyond what is left of the
-- loss is given back to them.
CREATE FUNCTION count_after_loss(owed owed_refunds, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  loss chargebacks;
  newly numeric;
  back numeric;
  released timestamptz := (SELECT released_at FROM payments WHERE booking_id = owed.booking_id);
BEGIN
  FOR loss IN SELECT * FROM chargebacks WHERE booking_id = owed.booking_id AND bearer IS NOT NULL AND taken > relieved
    ORDER BY extra_id DESC NULLS LAST FOR UPDATE
  LOOP
    newly := bank_pays_owed(owed.booking_id, least(loss.taken - loss.relieved, owed.amount, uncounted_of(loss)), at,
      'losses');
    back := least(loss.borne, loss.taken - loss.relieved) - least(loss.borne, loss.taken - loss.relieved - newly);
    UPDATE chargebacks SET relieved = relieved + newly WHERE id = loss.id AND newly > 0;
    INSERT INTO ledger_entries (booking_id, account, amount, cause, created_at)
    SELECT owed.booking_id, moved.account, moved.amount,
      concat_ws(' ', owed.operation_id, 'given_back', loss.id, owed.bounces), at
    FROM (VALUES ('losses', back),
      (CASE WHEN released IS NULL THEN 'provider_pending' ELSE 'provider_payable' END, -back))
      AS moved (account, amount) WHERE back > 0;
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION count_after_loss(owed_refunds, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_after_loss(owed_refunds, timestamptz) TO hirfa_worker;

-- Counts a transfer that comes back, is not possible or is not ordered as paid by the bank in the same step, where the
-- bank of the customer has kept the same money and somebody has borne the loss.
CREATE FUNCTION back_after_loss() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM count_after_loss(NEW, CASE NEW.state WHEN 'open' THEN NEW.returned_at ELSE actor_time() END);
  RETURN NULL;
END $$;
CREATE TRIGGER back_after_loss AFTER UPDATE ON owed_refunds FOR EACH ROW
  WHEN (OLD.state IN ('transferred', 'transfer_ordered') AND NEW.state IN ('open', 'transfer_asked'))
  EXECUTE FUNCTION back_after_loss();

-- Refuses owed refunds that are not what the gateway has refused, operation by operation, and books in which customers
-- are owed anything else than what was not given yet.
CREATE FUNCTION owed_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT refused FROM payments WHERE booking_id = NEW.booking_id) IS DISTINCT FROM
      (SELECT coalesce(sum(amount + by_bank), 0.00) FROM owed_refunds WHERE booking_id = NEW.booking_id
        AND NOT is_surplus(operation_id))
    OR (SELECT coalesce(-sum(amount), 0.00) FROM ledger_entries
        WHERE booking_id = NEW.booking_id AND account = 'customer_owed')
      <> (SELECT coalesce(sum(amount) FILTER (WHERE given_at IS NULL), 0.00) FROM owed_refunds
        WHERE booking_id = NEW.booking_id)
    OR EXISTS (SELECT FROM owed_refunds JOIN payment_operations AS operations ON operations.id = operation_id
      WHERE owed_refunds.booking_id = NEW.booking_id AND (operations.booking_id <> NEW.booking_id
        OR operations.state <> 'failed' OR operations.refund < owed_refunds.amount + owed_refunds.by_bank))
  THEN
    RAISE EXCEPTION 'what is owed of booking % is not what was refused and not given', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'owed_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER owed_agrees AFTER INSERT OR UPDATE OF operation_id, booking_id, amount, by_bank, state,
  given_at
  ON owed_refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION owed_agrees();
CREATE CONSTRAINT TRIGGER owed_agrees AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.account = 'customer_owed') EXECUTE FUNCTION owed_agrees();
CREATE CONSTRAINT TRIGGER owed_agrees AFTER UPDATE OF refused ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.refused <> OLD.refused) EXECUTE FUNCTION owed_agrees();

-- The customer asks for a transfer of their own; an admin takes it over and says what became of it, not of their own.
GRANT SELECT, UPDATE (state, chosen_at, given_at, reference, ordered_by, ordered_at, returned_at, return_reason)
  ON owed_refunds TO hirfa_api;
CREATE POLICY read ON owed_refunds FOR SELECT TO hirfa_api USING (user_id = actor_id() OR (SELECT actor_is_admin()));
CREATE POLICY choose ON owed_refunds FOR UPDATE TO hirfa_api USING (user_id = actor_id() AND state = 'open')
  WITH CHECK (user_id = actor_id() AND state = 'transfer_asked');
CREATE POLICY decide ON owed_refunds FOR UPDATE TO hirfa_api
  USING (user_id <> actor_id() AND actor_is_admin() AND state IN ('transfer_asked', 'transfer_ordered', 'transferred'))
  WITH CHECK (user_id <> actor_id() AND actor_is_admin() AND (state IN ('transfer_asked', 'transferred', 'open')
    OR state = 'transfer_ordered' AND (ordered_by, ordered_at) = (actor_id(), actor_time())));
GRANT SELECT, INSERT, DELETE, UPDATE (given_at) ON refund_accounts TO hirfa_api;
CREATE POLICY read ON refund_accounts FOR SELECT TO hirfa_api USING (user_id = actor_id() OR (SELECT actor_is_admin()));
CREATE POLICY add ON refund_accounts FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id() AND given_at IS NULL
  AND EXISTS (SELECT FROM owed_refunds WHERE owed_refunds.operation_id = refund_accounts.operation_id
    AND owed_refunds.user_id = actor_id() AND state = 'transfer_asked'));
CREATE POLICY executed ON refund_accounts FOR UPDATE TO hirfa_api
  USING (user_id <> actor_id() AND actor_is_admin() AND given_at IS NULL)
  WITH CHECK (user_id <> actor_id() AND actor_is_admin());
CREATE POLICY returned ON refund_accounts FOR DELETE TO hirfa_api
  USING (user_id <> actor_id() AND actor_is_admin() AND EXISTS (SELECT FROM owed_refunds
    WHERE owed_refunds.operation_id = refund_accounts.operation_id AND state = 'open'));
GRANT SELECT, INSERT, UPDATE (return_reason, ordered_by) ON owed_refunds TO hirfa_worker;
GRANT SELECT, DELETE ON refund_accounts TO hirfa_worker;
CREATE POLICY worker ON owed_refunds TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON refund_accounts TO hirfa_worker USING (true) WITH CHECK (true);
