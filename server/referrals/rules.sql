-- Refuses movements of credit that do not sum to the balance of the account.
CREATE FUNCTION credit_balances() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0.00) FROM credit_entries WHERE user_id = NEW.user_id)
    IS DISTINCT FROM (SELECT balance FROM credit_accounts WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'the entries of the credit of % do not sum to its balance', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_balances';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credit_balances AFTER INSERT ON credit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_balances();
CREATE CONSTRAINT TRIGGER credit_balances AFTER INSERT OR UPDATE OF balance ON credit_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_balances();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Refuses a discount of a booking that nobody pays: it has to be the booking's invitation, credit that was spent on it,
-- or the use of a promotion code. The owner of the database may insert past discounts (demo data).
CREATE FUNCTION discount_is_covered() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF session_user IN ('hirfa_api', 'hirfa_auth', 'hirfa_public', 'hirfa_worker') AND NOT (CASE NEW.kind
    WHEN 'invitation' THEN EXISTS (SELECT FROM invitations WHERE booking_id = NEW.booking_id AND amount = NEW.amount)
    WHEN 'credit' THEN EXISTS (SELECT FROM credit_entries
      WHERE booking_id = NEW.booking_id AND kind = 'spent' AND amount = -NEW.amount)
    WHEN 'rescue' THEN is_rescue_paid(NEW.booking_id, NEW.amount)
    ELSE EXISTS (SELECT FROM promotion_uses WHERE booking_id = NEW.booking_id AND amount = NEW.amount)
  END) THEN
    RAISE EXCEPTION 'nobody pays the discount % of booking %', NEW.kind, NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'discount_is_covered';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER discount_is_covered AFTER INSERT ON booking_discounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION discount_is_covered();

-- Moves credit of a person. What they owe is taken from what they receive.
CREATE FUNCTION move_credit(person uuid, entry_kind text, moved numeric, booking uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken numeric(12, 2);
BEGIN
  INSERT INTO credit_accounts (user_id) VALUES (person) ON CONFLICT DO NOTHING;
  SELECT CASE WHEN moved > 0 THEN least(owed, moved) ELSE 0.00 END INTO taken
    FROM credit_accounts WHERE user_id = person FOR UPDATE;
  UPDATE credit_accounts SET balance = balance + moved - taken, owed = owed - taken WHERE user_id = person;
  INSERT INTO credit_entries (id, user_id, kind, amount, booking_id, at)
    VALUES (uuidv7(), person, entry_kind, moved, booking, at);
  IF taken > 0 THEN
    INSERT INTO credit_entries (id, user_id, kind, amount, booking_id, at)
      VALUES (uuidv7(), person, 'owed', -taken, booking, at);
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION move_credit(uuid, text, numeric, uuid, timestamptz) FROM PUBLIC;

-- What decides about the discounts of a booking of this card by the actor, with a promotion code or without. With
-- locks, it holds until the end of the transaction: whoever else spends the same waits. They are taken in the order in
-- which everybody takes them: the code, the credit, the invitation.
CREATE FUNCTION discount_facts(card uuid, given text, at timestamptz, takes_locks boolean) RETURNS json
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person uuid := actor_id();
  inviter uuid;
  promised numeric;
  refusal text;
  is_first boolean;
  promotion promotion_codes;
BEGIN
  IF takes_locks THEN
    PERFORM 1 FROM promotion_codes WHERE code = given FOR UPDATE;
    PERFORM 1 FROM credit_accounts WHERE user_id = person FOR UPDATE;
    PERFORM 1 FROM invitations WHERE invited_id = person FOR UPDATE;
  END IF;
  is_first := NOT EXISTS (SELECT FROM bookings
    WHERE booker_id = person AND status <> 'cancelled' AND package_id IS NULL);
  SELECT inviter_id, referral_flat(bound_at) INTO inviter, promised FROM invitations
    WHERE invited_id = person AND state = 'bound' AND is_first;
  IF inviter IS NOT NULL THEN
    refusal := invitation_refusal(inviter, person);
    IF refusal IS NOT NULL AND takes_locks THEN
      UPDATE invitations SET state = 'refused', refused_for = refusal, changed_at = at WHERE invited_id = person;
    END IF;
  END IF;
  SELECT * INTO promotion FROM promotion_codes WHERE code = given;
  RETURN json_build_object(
    'invitation', CASE WHEN inviter IS NOT NULL AND refusal IS NULL THEN promised::numeric(12, 2)::text END,
    'credit', coalesce((SELECT balance::text FROM credit_accounts WHERE user_id = person), '0.00'),
    'is_first_booking', is_first,
    'promotion', CASE WHEN promotion.id IS NOT NULL THEN json_build_object(
      'percent', promotion.percent::text, 'flat', promotion.flat::text, 'minimum', promotion.minimum::text,
      'maximum', promotion.maximum::text, 'uses_per_person', promotion.uses_per_person,
      'uses_in_total', promotion.uses_in_total, 'budget', promotion.budget::text,
      'category_slug', promotion.category_slug, 'provider_type', promotion.provider_type,
      'is_first_booking_only', promotion.is_first_booking_only, 'stands_together', promotion.stands_together,
      'starts_at', promotion.starts_at, 'ends_at', promotion.ends_at, 'is_stopped', promotion.stopped_at IS NOT NULL,
      'used', promotion.used, 'spent', promotion.spent::text,
      'used_by_person', (SELECT count(*) FROM promotion_uses
        WHERE promotion_id = promotion.id AND user_id = person AND returned_at IS NULL)) END,
    'category_slug', (SELECT category_slug FROM service_cards WHERE id = card),
    'provider_type', (SELECT provider_type FROM service_cards JOIN provider_profiles
      ON provider_profiles.id = provider_id WHERE service_cards.id = card));
END $$;
GRANT EXECUTE ON FUNCTION discount_facts(uuid, text, timestamptz, boolean) TO hirfa_api;

-- Takes what the discounts of the actor's new booking spend: the invitation, credit, a use of the promotion code. Fails
-- if something of it is not there any more.
CREATE FUNCTION reserve_discounts(booking uuid, given text, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  discount booking_discounts;
  promotion uuid;
BEGIN
  IF NOT is_own_booking_as_customer(booking) THEN
    RAISE EXCEPTION 'booking % is not of the actor', booking USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOR discount IN SELECT * FROM booking_discounts WHERE booking_id = booking ORDER BY kind DESC LOOP
    CASE discount.kind
      WHEN 'rescue' THEN NULL; -- nobody's credit pays it
      WHEN 'promotion' THEN
        UPDATE promotion_codes SET used = used + 1, spent = spent + discount.amount
          WHERE code = given AND stopped_at IS NULL AND discount.amount <= least(flat, maximum, discount.amount)
          RETURNING id INTO STRICT promotion;
        INSERT INTO promotion_uses (booking_id, promotion_id, user_id, amount, at)
          VALUES (booking, promotion, actor_id(), discount.amount, at);
      WHEN 'credit' THEN
        PERFORM move_credit(actor_id(), 'spent', -discount.amount, booking, at);
      ELSE
        UPDATE invitations SET state = 'reserved', booking_id = booking, amount = discount.amount, changed_at = at
          WHERE invited_id = actor_id() AND state = 'bound' AND discount.amount <= referral_flat(bound_at)
          RETURNING booking_id INTO STRICT promotion;
    END CASE;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION reserve_discounts(uuid, text, timestamptz) TO hirfa_api;

-- What of its discounts a booking that has ended keeps: none if its money goes back, a part after a late cancellation
-- or a decision, also where a bank has kept the money. Null if it has not ended, or while a bank decides.
CREATE FUNCTION kept_discounts(booking bookings) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN booking.payment_status = 'charged_back' AND is_evidence(booking.id) THEN NULL
    WHEN booking.payment_status = 'refunded' THEN 0.00
    WHEN booking.status <> 'cancelled' AND NOT is_decided(booking.id) THEN NULL
    WHEN booking.payment_status IN ('pending', 'failed', 'voided') THEN 0.00
    ELSE coalesce((SELECT referral_bonus FROM payment_operations
      WHERE booking_id = booking.id AND NOT is_release AND (state <> 'failed' OR refund > 0)
      ORDER BY id DESC LIMIT 1), 0.00)
  END
$$;
REVOKE EXECUTE ON FUNCTION kept_discounts(bookings) FROM PUBLIC;

-- Gives back what the discounts of a booking that has ended do not keep, once: credit, the use of a promotion code, the
-- invitation. Those that are spent first are kept first. The rows of the discounts follow the payment.
CREATE FUNCTION return_discounts(booking bookings, kept numeric, ended_at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  rest numeric(12, 2);
  part numeric(12, 2);
  invited invitations;
  used promotion_uses;
  discount booking_discounts;
BEGIN
  SELECT greatest(kept - coalesce(sum(amount), 0.00), 0.00) INTO rest FROM booking_discounts
    WHERE booking_id = booking.id AND kind = 'rescue';
  SELECT * INTO invited FROM invitations WHERE booking_id = booking.id;
  IF FOUND THEN
    IF rest = 0 AND invited.state = 'reserved' THEN
      UPDATE invitations SET state = 'bound', booking_id = NULL, amount = NULL, changed_at = ended_at
        WHERE invited_id = invited.invited_id;
    END IF;
    rest := greatest(rest - invited.amount, 0.00);
  END IF;
  SELECT -sum(amount) INTO part FROM credit_entries
    WHERE booking_id = booking.id AND user_id = booking.booker_id AND kind IN ('spent', 'returned');
  IF part > rest THEN PERFORM move_credit(booking.booker_id, 'returned', part - rest, booking.id, ended_at); END IF;
  rest := greatest(rest - coalesce(part, 0.00), 0.00);
  SELECT * INTO used FROM promotion_uses WHERE booking_id = booking.id AND returned_at IS NULL;
  IF FOUND AND used.amount > rest THEN
    UPDATE promotion_uses SET amount = CASE WHEN rest = 0 THEN amount ELSE rest END,
      returned_at = CASE WHEN rest = 0 THEN ended_at END WHERE booking_id = booking.id;
    UPDATE promotion_codes SET used = promotion_codes.used - CASE WHEN rest = 0 THEN 1 ELSE 0 END,
      spent = spent - (used.amount - rest) WHERE id = used.promotion_id;
  END IF;
  SELECT (SELECT sum(amount) FROM booking_discounts WHERE booking_id = booking.id) - referral_bonus INTO rest
    FROM payments WHERE booking_id = booking.id;
  FOR discount IN SELECT * FROM booking_discounts WHERE booking_id = booking.id AND rest > 0
    ORDER BY array_position(ARRAY['promotion', 'credit', 'invitation', 'rescue'], kind) LOOP
    part := least(discount.amount, rest);
    IF part = discount.amount THEN DELETE FROM booking_discounts WHERE id = discount.id;
    ELSE UPDATE booking_discounts SET amount = amount - part WHERE id = discount.id;
    END IF;
    rest := rest - part;
    EXIT WHEN rest <= 0;
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION return_discounts(bookings, numeric, timestamptz) FROM PUBLIC;

-- Gives the inviter their credit for a booking that has settled, or takes it back after a refund or a chargeback: of
-- what they have spent since, they owe the rest. Returns what the invitation has become now; null if it stays.
CREATE FUNCTION follow_invitation(booking bookings, at timestamptz) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  invited invitations;
  refusal text;
  taken numeric(12, 2);
BEGIN
  SELECT * INTO invited FROM invitations WHERE booking_id = booking.id FOR UPDATE;
  -- Taken back because of a chargeback that was won since.
  IF invited.state = 'reversed' AND booking.payment_status IN ('captured', 'partially_refunded') THEN
    UPDATE invitations SET state = 'earned', changed_at = at WHERE invited_id = invited.invited_id;
    PERFORM move_credit(invited.inviter_id, 'earned', invited.amount, booking.id, at);
    RETURN 'earned';
  END IF;
  IF invited.state = 'reserved' AND booking.completed_at IS NOT NULL
    AND booking.payment_status IN ('captured', 'partially_refunded') AND NOT is_all_given_back(booking.id) THEN
    refusal := invitation_refusal(invited.inviter_id, invited.invited_id);
    UPDATE invitations SET state = CASE WHEN refusal IS NULL THEN 'earned' ELSE 'refused' END, refused_for = refusal,
      changed_at = at WHERE invited_id = invited.invited_id;
    IF refusal IS NULL THEN PERFORM move_credit(invited.inviter_id, 'earned', invited.amount, booking.id, at); END IF;
    RETURN CASE WHEN refusal IS NULL THEN 'earned' END;
  END IF;
  IF invited.state = 'earned' AND booking.payment_status IN ('refunded', 'charged_back') THEN
    SELECT least(balance, invited.amount) INTO taken FROM credit_accounts WHERE user_id = invited.inviter_id FOR UPDATE;
    UPDATE invitations SET state = 'reversed', changed_at = at WHERE invited_id = invited.invited_id;
    IF taken > 0 THEN PERFORM move_credit(invited.inviter_id, 'reversed', -taken, booking.id, at); END IF;
    UPDATE credit_accounts SET owed = owed + invited.amount - taken WHERE user_id = invited.inviter_id;
    RETURN 'reversed';
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION follow_invitation(bookings, timestamptz) FROM PUBLIC;

-- Discounts and invitations of bookings that have just changed. It looks at the bookings, not at who calls it, and can
-- be repeated. Returns those by which an inviter's credit came or went. The locks are taken in the order of
-- `discount_facts`, those of one kind in the order of their ids.
CREATE FUNCTION follow_bookings(changed uuid[], at timestamptz) RETURNS TABLE (id uuid, became text)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  booking bookings;
  kept numeric(12, 2);
  touched uuid[] := ARRAY(
    SELECT booking_id FROM booking_discounts WHERE booking_id = ANY (changed)
    UNION SELECT booking_id FROM invitations WHERE booking_id = ANY (changed));
BEGIN
  IF cardinality(touched) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM promotion_codes WHERE promotion_codes.id IN (
    SELECT promotion_id FROM promotion_uses WHERE booking_id = ANY (touched)) ORDER BY promotion_codes.id FOR UPDATE;
  PERFORM 1 FROM credit_accounts WHERE user_id IN (
    SELECT booker_id FROM bookings WHERE bookings.id = ANY (touched)
    UNION SELECT inviter_id FROM invitations WHERE booking_id = ANY (touched)) ORDER BY user_id FOR UPDATE;
  FOR booking IN SELECT * FROM bookings WHERE bookings.id = ANY (touched) ORDER BY bookings.id FOR NO KEY UPDATE LOOP
    kept := kept_discounts(booking);
    id := booking.id;
    became := follow_invitation(booking, at);
    IF became IS NOT NULL THEN RETURN NEXT; END IF;
    IF kept IS NOT NULL THEN PERFORM return_discounts(booking, kept, at); END IF;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION follow_bookings(uuid[], timestamptz) TO hirfa_api, hirfa_worker;

-- Promotion codes that campaign pages show while they run and give something.
CREATE VIEW public_campaigns AS
  SELECT id, code, title_en, title_ar, percent, flat, minimum, maximum, category_slug, provider_type,
    is_first_booking_only, starts_at, ends_at
  FROM promotion_codes WHERE is_public AND stopped_at IS NULL AND used < coalesce(uses_in_total, used + 1)
    AND spent < coalesce(budget, spent + 1);
GRANT SELECT ON public_campaigns TO hirfa_api, hirfa_public;

-- People read their own rows and change none; admins read whom an invitation was refused.
GRANT SELECT ON invite_codes, credit_accounts, credit_entries, invitations, promotion_uses, referral_amounts
  TO hirfa_api;
CREATE POLICY own ON invite_codes FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY own ON credit_accounts FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY own ON credit_entries FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY read ON invitations FOR SELECT TO hirfa_api
  USING (invited_id = actor_id() OR inviter_id = actor_id() OR (SELECT actor_is_admin()));
CREATE POLICY own ON promotion_uses FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY read ON referral_amounts FOR SELECT TO hirfa_api USING (true);
GRANT INSERT ON referral_amounts TO hirfa_api;
CREATE POLICY add ON referral_amounts FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND holds_from >= actor_time());
-- Admins run the promotion codes; what a code has given is kept by the functions alone.
GRANT SELECT, INSERT, UPDATE (budget, stopped_at) ON promotion_codes TO hirfa_api;
CREATE POLICY read ON promotion_codes FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON promotion_codes FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND used = 0 AND spent = 0);
CREATE POLICY change ON promotion_codes FOR UPDATE TO hirfa_api USING (actor_is_admin()) WITH CHECK (actor_is_admin());

-- The worker copies what is stored about a person, and erases it.
GRANT SELECT ON invite_codes, invitations, referral_devices, credit_accounts, credit_entries, promotion_codes,
  promotion_uses TO hirfa_worker;
GRANT DELETE ON invite_codes, referral_devices TO hirfa_worker;
CREATE POLICY worker ON invite_codes TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON invitations TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON referral_devices TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON credit_accounts TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON credit_entries TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON promotion_codes TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON promotion_uses TO hirfa_worker USING (true) WITH CHECK (true);
