-- The people who invited a person, directly or through others.
CREATE FUNCTION inviters_of(person uuid) RETURNS SETOF uuid LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE inviters (id, steps) AS (
    SELECT inviter_id, 1 FROM invitations WHERE invited_id = person
    UNION
    SELECT inviter_id, steps + 1 FROM inviters JOIN invitations ON invited_id = inviters.id WHERE steps < 10
  )
  SELECT id FROM inviters
$$;
REVOKE EXECUTE ON FUNCTION inviters_of(uuid) FROM PUBLIC;

-- The rules of abuse, one a row: the first that holds is the reason for which an invitation gives nothing. Nobody's
-- network address decides: a family shares one.
CREATE FUNCTION invitation_refusal(inviter uuid, invited uuid) RETURNS text LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH devices AS (SELECT device_hash FROM referral_devices WHERE user_id = invited),
  binding AS (SELECT bound_at FROM invitations WHERE invited_id = invited),
  -- Who has signed in on one of these devices, too.
  others AS (
    SELECT user_id, min(first_seen_at) AS first_seen_at FROM referral_devices JOIN devices USING (device_hash)
    WHERE user_id <> invited GROUP BY user_id
  ),
  instruments AS (
    SELECT instrument FROM payment_attempts JOIN payments USING (booking_id)
    WHERE payer_id = invited AND instrument IS NOT NULL
  ),
  payers AS (
    SELECT DISTINCT payer_id FROM payment_attempts JOIN payments USING (booking_id) JOIN instruments USING (instrument)
    WHERE payer_id <> invited
  ),
  -- The inviter, and whom else they have invited before: of a household the first one keeps the invitation.
  circle AS (
    SELECT inviter AS id
    UNION SELECT earlier.invited_id FROM invitations AS earlier
      LEFT JOIN invitations AS own ON own.invited_id = invited
    WHERE earlier.inviter_id = inviter AND (own.invited_id IS NULL
      OR (earlier.bound_at, earlier.invited_id) < (own.bound_at, own.invited_id))
  )
  SELECT reason FROM (VALUES
    (1, 'oneself', inviter = invited),
    (2, 'same_device', EXISTS (SELECT FROM others JOIN circle ON id = user_id)),
    -- Those who came to it later take nothing from who was invited before.
    (3, 'device_of_others', (SELECT count(*) FROM others LEFT JOIN binding ON true
      WHERE bound_at IS NULL OR first_seen_at <= bound_at) >= :accounts_of_one_device),
    (4, 'same_instrument', EXISTS (SELECT FROM payers JOIN circle ON id = payer_id)),
    (5, 'throwaway_mail', EXISTS (
      SELECT FROM auth.users JOIN throwaway_mail_domains
        ON lower(split_part(email, '@', 2)) = domain OR lower(split_part(email, '@', 2)) LIKE '%.' || domain
      WHERE users.id = invited)),
    (6, 'ring', invited IN (SELECT inviters_of(inviter)))
  ) AS rules (place, reason, holds) WHERE holds ORDER BY place LIMIT 1
$$;
REVOKE EXECUTE ON FUNCTION invitation_refusal(uuid, uuid) FROM PUBLIC;

-- What an invitation is worth to who is bound at an instant.
CREATE FUNCTION referral_flat(at timestamptz) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((
    SELECT referral_flat_egp FROM referral_amounts WHERE holds_from <= at ORDER BY holds_from DESC LIMIT 1
  ), :referral_flat)
$$;
GRANT EXECUTE ON FUNCTION referral_flat(timestamptz) TO hirfa_api, hirfa_public;

-- The code of the actor, which stays what it was; the given one if they had none. Null if somebody else has that.
CREATE FUNCTION own_invite_code(candidate text, at timestamptz) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO invite_codes (user_id, code, created_at) VALUES (actor_id(), candidate, at) ON CONFLICT DO NOTHING;
  RETURN (SELECT code FROM invite_codes WHERE user_id = actor_id());
END $$;
GRANT EXECUTE ON FUNCTION own_invite_code(text, timestamptz) TO hirfa_api;

-- The full name of whose code this is; null without one. The product shows the display name.
CREATE FUNCTION name_of_inviter(given text) RETURNS text LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT full_name FROM invite_codes JOIN profiles USING (user_id) WHERE code = upper(given)
    AND NOT EXISTS (SELECT FROM account_suspensions WHERE account_suspensions.user_id = invite_codes.user_id)
$$;
GRANT EXECUTE ON FUNCTION name_of_inviter(text) TO hirfa_api, hirfa_public;

-- Binds the actor to who invited them, once, while their account is new and has no booking. Returns what became of it.
CREATE FUNCTION accept_invitation(given text, at timestamptz) RETURNS text LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  inviter uuid;
  refusal text;
BEGIN
  IF name_of_inviter(given) IS NULL THEN RETURN 'unknown'; END IF;
  SELECT user_id INTO inviter FROM invite_codes WHERE code = upper(given);
  IF EXISTS (SELECT FROM invitations WHERE invited_id = actor_id()) THEN RETURN 'already'; END IF;
  IF EXISTS (SELECT FROM profiles WHERE user_id = actor_id() AND created_at < at - :new_account::interval)
    OR EXISTS (SELECT FROM bookings WHERE booker_id = actor_id()) THEN
    RETURN 'not_new';
  END IF;
  refusal := invitation_refusal(inviter, actor_id());
  INSERT INTO invitations (invited_id, inviter_id, state, refused_for, bound_at, changed_at)
    VALUES (actor_id(), inviter, CASE WHEN refusal IS NULL THEN 'bound' ELSE 'refused' END, refusal, at, at)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN 'already'; END IF;
  RETURN CASE WHEN refusal IS NULL THEN 'bound' ELSE 'refused' END;
END $$;
GRANT EXECUTE ON FUNCTION accept_invitation(text, timestamptz) TO hirfa_api;

-- What the two people of a booking of the actor share: a browser, or a card or wallet with which both have paid. Null
-- if nothing.
CREATE FUNCTION shared_by_people_of(booking uuid) RETURNS text LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM referral_devices AS one JOIN referral_devices AS other USING (device_hash)
      WHERE one.user_id = booker_id AND other.user_id = providers.user_id) THEN 'same_device'
    WHEN EXISTS (SELECT FROM payments AS paid JOIN payment_attempts AS one ON one.booking_id = paid.booking_id
      JOIN payment_attempts AS other USING (instrument) JOIN payments AS others ON others.booking_id = other.booking_id
      WHERE paid.payer_id = booker_id AND others.payer_id = providers.user_id) THEN 'same_instrument'
  END
  FROM bookings JOIN provider_profiles AS providers ON providers.id = provider_id
  WHERE bookings.id = booking AND (booker_id = actor_id() OR providers.user_id = actor_id())
$$;
GRANT EXECUTE ON FUNCTION shared_by_people_of(uuid) TO hirfa_api;
-- A review of a booking whose two people share something is held.
CREATE POLICY of_two_people ON reviews AS RESTRICTIVE FOR INSERT TO hirfa_api
  WITH CHECK (held_reason IN ('same_payout', 'same_phone')
    OR held_reason IS NOT DISTINCT FROM shared_by_people_of(booking_id));

-- A device of the actor, when they sign in.
GRANT SELECT, INSERT, UPDATE (seen_at) ON referral_devices TO hirfa_api;
CREATE POLICY own ON referral_devices TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());

-- Whom the actor has invited: the first word of the name, and how far it is. A reason is for admins alone.
CREATE VIEW invited_people AS
  SELECT invited_id, split_part(full_name, ' ', 1) AS first_name, state, amount, bound_at
  FROM invitations JOIN profiles ON profiles.user_id = invited_id WHERE inviter_id = actor_id();
GRANT SELECT ON invited_people TO hirfa_api;
-- Who invited the actor.
CREATE VIEW own_invitation AS
  SELECT full_name AS inviter_full_name, state, amount
  FROM invitations JOIN profiles ON profiles.user_id = inviter_id WHERE invited_id = actor_id();
GRANT SELECT ON own_invitation TO hirfa_api;
