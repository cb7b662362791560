-- What is payable of each booking: when a week ended, and now; negative where the provider owes it. It also says
-- whether a bank has the money or a dispute is open. A file that the bank refused counts as if it had never been
-- written. Whoever asks reads only what they may read of the ledger.
CREATE FUNCTION payables(cut timestamptz) RETURNS TABLE (provider_id uuid, booking_id uuid, at_cut numeric(12,2),
  now numeric(12,2), is_disputed boolean) LANGUAGE sql STABLE AS $$
  SELECT payments.provider_id, entries.booking_id,
    coalesce(-sum(entries.amount) FILTER (WHERE entries.created_at < cut AND refused.cause IS NULL), 0.00),
    -sum(entries.amount),
    waits_for_bank(entries.booking_id) OR EXISTS (SELECT FROM booking_disputes AS disputes
      WHERE disputes.booking_id = entries.booking_id AND outcome IS NULL)
  FROM ledger_entries AS entries JOIN payments ON payments.booking_id = entries.booking_id
    LEFT JOIN (SELECT concat_ws(' ', id, step) AS cause FROM payouts
      CROSS JOIN (VALUES ('exported'), ('refused')) AS steps (step) WHERE state = 'refused') AS refused
      ON refused.cause = entries.cause
  WHERE entries.account = 'provider_payable'
  GROUP BY payments.provider_id, entries.booking_id HAVING sum(entries.amount) <> 0
$$;
GRANT EXECUTE ON FUNCTION payables(timestamptz) TO hirfa_api, hirfa_worker;

-- The same of the actor, who does not read the ledger.
CREATE FUNCTION own_payables(cut timestamptz) RETURNS TABLE (booking_id uuid, at_cut numeric(12,2), now numeric(12,2),
  is_disputed boolean) LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT own.booking_id, own.at_cut, own.now, own.is_disputed FROM payables(cut) AS own
  WHERE own.provider_id = actor_provider_id()
$$;
GRANT EXECUTE ON FUNCTION own_payables(timestamptz) TO hirfa_api;

-- What holds the payouts of a provider, for the provider and admins: of the account only its last digits and its bank.
CREATE FUNCTION payout_facts(provider uuid) RETURNS TABLE (kind text, last_digits text, bank text, holder text,
  full_name text, full_name_ar text, changed_at timestamptz, returned_at timestamptz, has_left boolean,
  is_suspended boolean) LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT details.kind, right(details.number, 4), CASE details.kind WHEN 'iban' THEN substr(details.number, 5, 4) END,
    details.holder, profiles.full_name, profiles.full_name_ar, details.changed_at,
    (SELECT max(payouts.returned_at) FROM payouts WHERE payouts.provider_id = provider),
    profiles.deleted_at IS NOT NULL OR account_state(profiles.user_id) = 'ended',
    profiles.suspension_reason IS NOT NULL OR account_state(profiles.user_id) = 'suspended'
  FROM provider_profiles AS profiles LEFT JOIN payout_details AS details ON details.user_id = profiles.user_id
  WHERE profiles.id = provider AND (actor_is_admin() OR provider = actor_provider_id())
$$;
GRANT EXECUTE ON FUNCTION payout_facts(uuid) TO hirfa_api;

-- Locks the providers of open payouts and their accounts until the end of an admin's transaction, who may not change
-- them.
CREATE FUNCTION lock_payout_accounts() RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM payouts JOIN provider_profiles AS providers ON providers.id = provider_id
    WHERE state = 'open' AND actor_is_admin() ORDER BY providers.id FOR SHARE OF providers;
  PERFORM FROM payouts JOIN provider_profiles AS providers ON providers.id = provider_id
    JOIN profiles ON profiles.user_id = providers.user_id
    WHERE state = 'open' AND actor_is_admin() ORDER BY providers.id FOR KEY SHARE OF profiles;
  PERFORM FROM payouts JOIN provider_profiles AS providers ON providers.id = provider_id
    JOIN payout_details AS details ON details.user_id = providers.user_id
    WHERE state = 'open' AND actor_is_admin() ORDER BY providers.id FOR SHARE OF details;
END $$;
GRANT EXECUTE ON FUNCTION lock_payout_accounts() TO hirfa_api;

-- Refuses a payout that does not begin open, and any change of it but its steps (`PAYOUT_TABLE` of the domain). An
-- export copies the account as it is, which nobody changes until it is committed; it is refused for a provider who has
-- left, is suspended, has changed the account within 72 hours, or was sent money to it that came back. Only who has
-- left or is suspended is paid by hand. Neither pays money that is not payable any more or disputed. Only a file that
-- the bank refused has payouts that are refused. Each step moves the books.
CREATE FUNCTION payout_moves() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moved text[] := CASE WHEN NEW.state = 'exported' THEN '{state,export_id,reference,exported_at}'::text[]
    ELSE '{state,paid_at,returned_at}' END;
  rule record;
  person uuid;
  account payout_details;
  has_ended boolean;
  earlier bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'open' THEN
      RAISE EXCEPTION 'the payout % begins open', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_moves';
    END IF;
    RETURN NEW;
  END IF;
  SELECT * INTO rule FROM (VALUES :payout_steps) AS steps (before, after, taken_from, given_to)
    WHERE (steps.before, steps.after) = (OLD.state, NEW.state);
  IF NOT FOUND OR to_jsonb(NEW) - moved <> to_jsonb(OLD) - moved THEN
    RAISE EXCEPTION 'the payout % does not go from % to %', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_moves';
  END IF;
  IF OLD.state = 'open' THEN
    IF (NEW.state = 'paid') <> (NEW.paid_on IS NOT NULL)
      OR EXISTS (SELECT FROM payout_files WHERE export_id = NEW.export_id)
    THEN
      RAISE EXCEPTION 'the payout % is not by hand, or its file is written', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_moves';
    END IF;
    SELECT user_id INTO person FROM provider_profiles WHERE id = NEW.provider_id FOR SHARE;
    PERFORM FROM profiles WHERE user_id = person FOR KEY SHARE;
    has_ended := account_state(person) <> 'open' OR EXISTS (SELECT FROM provider_profiles WHERE id = NEW.provider_id
      AND (deleted_at IS NOT NULL OR suspension_reason IS NOT NULL));
    IF has_ended <> (NEW.state = 'paid') THEN
      RAISE EXCEPTION 'the payout % is held', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_is_held';
    END IF;
    IF NEW.state = 'exported' THEN
      SELECT * INTO account FROM payout_details WHERE user_id = person FOR SHARE;
      IF account IS NULL OR account.changed_at > actor_time() - interval :payout_hold
        OR account.changed_at <= (SELECT max(returned_at) FROM payouts WHERE provider_id = NEW.provider_id)
      THEN
        RAISE EXCEPTION 'the payout % is held', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_is_held';
      END IF;
      NEW.account_kind := account.kind;
      NEW.account_number := account.number;
      NEW.account_holder := account.holder;
    END IF;
    IF EXISTS (SELECT FROM payout_entries AS entries WHERE payout_id = NEW.id AND (
      amount NOT BETWEEN least(payable_of(booking_id), 0) AND greatest(payable_of(booking_id), 0)
      OR amount > 0 AND (waits_for_bank(booking_id) OR EXISTS (SELECT FROM booking_disputes AS disputes
        WHERE disputes.booking_id = entries.booking_id AND outcome IS NULL))))
    THEN
      RAISE EXCEPTION 'the payout % is not payable', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_is_payable';
    END IF;
  END IF;
  IF NEW.state = 'refused' AND NOT EXISTS (SELECT FROM payout_refusals WHERE export_id = NEW.export_id) THEN
    RAISE EXCEPTION 'the file % is not refused', NEW.export_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_moves';
  END IF;
  -- After a correction the same step is taken again.
  SELECT count(DISTINCT cause) INTO earlier FROM ledger_entries
    WHERE booking_id = (SELECT booking_id FROM payout_entries WHERE payout_id = NEW.id LIMIT 1)
      AND cause LIKE concat(NEW.id, ' ', NEW.state, '%');
  INSERT INTO ledger_entries (booking_id, account, amount, cause, created_at)
  SELECT booking_id, moves.account, moves.amount, concat_ws(' ', NEW.id, NEW.state, nullif(earlier, 0)),
    CASE NEW.state WHEN 'exported' THEN NEW.exported_at WHEN 'paid' THEN NEW.paid_at
      WHEN 'returned' THEN NEW.returned_at
      ELSE (SELECT refused_at FROM payout_refusals WHERE export_id = NEW.export_id) END
  FROM payout_entries AS entries
    CROSS JOIN LATERAL (VALUES (rule.taken_from, entries.amount), (rule.given_to, -entries.amount))
      AS moves (account, amount)
  WHERE payout_id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_moves BEFORE INSERT OR UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION payout_moves();

-- Refuses to say of a file that the bank refused it where a payout of it was ever paid, or none is on its way.
CREATE FUNCTION file_was_refused() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM payouts WHERE export_id = NEW.export_id ORDER BY id FOR UPDATE;
  IF EXISTS (SELECT FROM payouts WHERE export_id = NEW.export_id AND paid_at IS NOT NULL)
    OR NOT EXISTS (SELECT FROM payouts WHERE export_id = NEW.export_id AND state = 'exported')
  THEN
    RAISE EXCEPTION 'the bank has taken the file %', NEW.export_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'file_was_refused';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER file_was_refused BEFORE INSERT ON payout_refusals FOR EACH ROW EXECUTE FUNCTION file_was_refused();

-- Refuses to leave payouts on their way in a file that the bank refused.
CREATE FUNCTION refused_is_payable() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM payouts WHERE export_id = NEW.export_id AND state = 'exported') THEN
    RAISE EXCEPTION 'payouts of the file % are on their way', NEW.export_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refused_is_payable';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refused_is_payable AFTER INSERT ON payout_refusals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refused_is_payable();

-- What is payable of a booking now.
CREATE FUNCTION payable_of(booking uuid) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(-sum(amount), 0.00) FROM ledger_entries WHERE booking_id = booking AND account = 'provider_payable'
$$;
REVOKE EXECUTE ON FUNCTION payable_of(uuid) FROM PUBLIC;

-- Refuses to delete a payout that is not open any more.
CREATE FUNCTION sent_payout_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the payout % is %', OLD.id, OLD.state
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'sent_payout_stays';
END $$;
CREATE TRIGGER sent_payout_stays BEFORE DELETE ON payouts FOR EACH ROW WHEN (OLD.state <> 'open')
  EXECUTE FUNCTION sent_payout_stays();
CREATE TRIGGER append_only BEFORE UPDATE ON payout_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON payout_exports FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON payout_refusals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON payout_files FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON paying_accounts FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Refuses entries of a payout that are not open, or are of a booking of another provider.
CREATE FUNCTION entry_of_payout() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payouts JOIN payments ON payments.provider_id = payouts.provider_id
    WHERE payouts.id = NEW.payout_id AND state = 'open' AND payments.booking_id = NEW.booking_id) THEN
    RAISE EXCEPTION 'the booking % is not paid by the payout %', NEW.booking_id, NEW.payout_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_of_payout';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER entry_of_payout BEFORE INSERT ON payout_entries FOR EACH ROW EXECUTE FUNCTION entry_of_payout();

-- Refuses a payout whose amount is not that of its entries, and one by hand that was not paid.
CREATE FUNCTION payout_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  payout uuid := coalesce(to_jsonb(NEW) ->> 'payout_id', to_jsonb(NEW) ->> 'id', to_jsonb(OLD) ->> 'payout_id');
BEGIN
  IF EXISTS (SELECT FROM payouts WHERE id = payout AND amount IS DISTINCT FROM
    (SELECT sum(amount) FROM payout_entries WHERE payout_id = payout)) THEN
    RAISE EXCEPTION 'the payout % is not the sum of its entries', payout
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_agrees';
  END IF;
  IF EXISTS (SELECT FROM payouts WHERE id = payout AND state = 'open' AND paid_on IS NOT NULL) THEN
    RAISE EXCEPTION 'the payout % is not paid by hand', payout
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payout_agrees AFTER INSERT OR UPDATE OF amount ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_agrees();
CREATE CONSTRAINT TRIGGER payout_agrees AFTER INSERT OR DELETE ON payout_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_agrees();

-- Refuses a file for the bank whose number of payouts or total are not those of its payouts, or that is empty.
CREATE FUNCTION export_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payout_files WHERE export_id = NEW.id)
    OR NEW.payouts <> (SELECT count(*) FROM payouts WHERE export_id = NEW.id AND account_kind = NEW.kind)
    OR EXISTS (SELECT FROM payouts WHERE export_id = NEW.id AND account_kind <> NEW.kind)
    OR NEW.total IS DISTINCT FROM (SELECT sum(amount) FROM payouts WHERE export_id = NEW.id)
  THEN
    RAISE EXCEPTION 'the file % does not have its payouts', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'export_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER export_agrees AFTER INSERT ON payout_exports
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION export_agrees();

-- Providers read their own; admins read all, cut them before an export, and take their steps.
GRANT SELECT, INSERT, DELETE, UPDATE (state, export_id, reference, exported_at, paid_at, returned_at) ON payouts
  TO hirfa_api;
CREATE POLICY read ON payouts FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() OR (SELECT actor_is_admin()));
CREATE POLICY cut ON payouts FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
CREATE POLICY cut_again ON payouts FOR DELETE TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY step ON payouts FOR UPDATE TO hirfa_api USING ((SELECT actor_is_admin())) WITH CHECK (actor_is_admin());
GRANT SELECT, INSERT ON payout_entries TO hirfa_api;
CREATE POLICY read ON payout_entries FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT FROM payouts WHERE payouts.id = payout_id));
CREATE POLICY cut ON payout_entries FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
GRANT SELECT, INSERT ON payout_exports, payout_refusals, payout_files, paying_accounts TO hirfa_api;
CREATE POLICY read ON payout_exports FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON payout_exports FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
CREATE POLICY read ON payout_refusals FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON payout_refusals FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
CREATE POLICY read ON payout_files FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON payout_files FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
CREATE POLICY read ON paying_accounts FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON paying_accounts FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin());
GRANT SELECT, INSERT, UPDATE, DELETE ON payout_templates TO hirfa_api;
CREATE POLICY edit ON payout_templates TO hirfa_api USING ((SELECT actor_is_admin())) WITH CHECK (actor_is_admin());

-- The worker cuts each week, and tells providers of their payouts.
GRANT SELECT, INSERT, DELETE ON payouts TO hirfa_worker;
GRANT SELECT, INSERT ON payout_entries TO hirfa_worker;
CREATE POLICY worker ON payouts TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON payout_entries TO hirfa_worker USING (true) WITH CHECK (true);
