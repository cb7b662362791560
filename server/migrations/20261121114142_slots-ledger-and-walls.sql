-- What the database refuses, whatever the code does; and who may touch what.

-- Slots: two live bookings of one provider never overlap. 
ALTER TABLE booking_slots ADD CONSTRAINT booking_slots_no_overlap EXCLUDE USING gist (provider_id WITH =, occupied WITH &&);
--> statement-breakpoint
ALTER TABLE booking_slots ADD CONSTRAINT booking_slots_booking FOREIGN KEY (booking_id) REFERENCES bookings (id)
  ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- A booking takes its slot exactly while it is live.
CREATE FUNCTION booking_slot_follows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NEW.status NOT IN ('awaiting_acceptance', 'confirmed', 'started', 'in_progress') THEN
    DELETE FROM booking_slots WHERE booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_slot_follows AFTER UPDATE OF status ON bookings FOR EACH ROW EXECUTE FUNCTION booking_slot_follows();
--> statement-breakpoint
CREATE FUNCTION live_booking_has_slot() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM bookings WHERE id = NEW.id AND status IN ('awaiting_acceptance', 'confirmed', 'started', 'in_progress')
      AND NOT EXISTS (
        SELECT 1 FROM booking_slots AS slots WHERE slots.booking_id = bookings.id AND slots.provider_id = bookings.provider_id
          AND slots.occupied @> tstzrange(bookings.starts_at, bookings.ends_at)
      )
  ) THEN
    RAISE EXCEPTION 'booking % is live without its slot', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'live_booking_has_slot';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER live_booking_has_slot AFTER INSERT OR UPDATE OF status, starts_at, ends_at, provider_id ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION live_booking_has_slot();
--> statement-breakpoint

-- Money belongs to a booking, and what moves sums to zero.
ALTER TABLE payments ADD CONSTRAINT payments_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE booking_discounts ADD CONSTRAINT booking_discounts_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE booking_id = NEW.booking_id) <> 0 THEN
    RAISE EXCEPTION 'the ledger of booking % does not sum to zero', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
--> statement-breakpoint
CREATE FUNCTION only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION only_added();
--> statement-breakpoint

-- A payment goes only where the rules lead: to its own lines, to nothing, or to half of the work without the fee.
CREATE FUNCTION operation_leads_somewhere() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  kept payments;
BEGIN
  SELECT * INTO kept FROM payments WHERE booking_id = NEW.booking_id;
  -- The owner may write down what happened before.
  IF session_user LIKE 'hirfa\_%' AND NEW.customer_total <> 0
    AND (NEW.subtotal, NEW.platform_fee, NEW.vat, NEW.referral_bonus, NEW.provider_commission, NEW.customer_total)
      IS DISTINCT FROM (kept.subtotal, kept.platform_fee, kept.vat, kept.referral_bonus, kept.provider_commission, kept.customer_total)
    AND (NEW.subtotal, NEW.platform_fee, NEW.vat, NEW.provider_commission) IS DISTINCT FROM (
      round(kept.subtotal / 2, 2), 0.00, round(round(kept.subtotal / 2, 2) * kept.vat_rate, 2),
      round(round(kept.subtotal / 2, 2) * kept.commission_rate, 2))
  THEN
    RAISE EXCEPTION 'the payment of booking % can not come to such lines', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'operation_leads_somewhere';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER operation_leads_somewhere BEFORE INSERT ON payment_operations
  FOR EACH ROW EXECUTE FUNCTION operation_leads_somewhere();
--> statement-breakpoint

-- Who is who for row-level security.
CREATE FUNCTION actor_provider_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT id FROM provider_profiles WHERE user_id = actor_id() $$;
--> statement-breakpoint
CREATE FUNCTION is_own_booking(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND (booker_id = actor_id() OR provider_id = actor_provider_id())) $$;
--> statement-breakpoint
CREATE FUNCTION is_own_booking_as_customer(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND booker_id = actor_id()) $$;
--> statement-breakpoint
-- The address is the provider's to know once the money is there.
CREATE FUNCTION may_know_place(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND (booker_id = actor_id()
  OR provider_id = actor_provider_id() AND payment_status = 'captured' AND status <> 'cancelled')) $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION actor_provider_id(), is_own_booking(uuid), is_own_booking_as_customer(uuid), may_know_place(uuid) TO hirfa_api;
--> statement-breakpoint

-- The calls of people.
GRANT SELECT, INSERT ON bookings TO hirfa_api;
--> statement-breakpoint
GRANT UPDATE (status, confirmed_at, started_at, finished_at, completed_at, cancelled_at, cancel_reason, cancel_note, version) ON bookings TO hirfa_api;
--> statement-breakpoint
CREATE POLICY bookings_read ON bookings FOR SELECT TO hirfa_api
  USING (booker_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY bookings_make ON bookings FOR INSERT TO hirfa_api
  WITH CHECK (booker_id = actor_id() AND status = 'awaiting_acceptance' AND payment_status = 'pending');
--> statement-breakpoint
CREATE POLICY bookings_change ON bookings FOR UPDATE TO hirfa_api
  USING (booker_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
--> statement-breakpoint
GRANT INSERT ON booking_slots TO hirfa_api;
--> statement-breakpoint
CREATE POLICY booking_slots_take ON booking_slots FOR INSERT TO hirfa_api WITH CHECK (actor_id() IS NOT NULL);
--> statement-breakpoint
GRANT SELECT, INSERT ON booking_places, booking_start_codes, booking_history TO hirfa_api;
--> statement-breakpoint
CREATE POLICY booking_places_read ON booking_places FOR SELECT TO hirfa_api USING (may_know_place(booking_id) OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY booking_places_make ON booking_places FOR INSERT TO hirfa_api WITH CHECK (is_own_booking_as_customer(booking_id));
--> statement-breakpoint
CREATE POLICY booking_start_codes_read ON booking_start_codes FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
--> statement-breakpoint
CREATE POLICY booking_start_codes_make ON booking_start_codes FOR INSERT TO hirfa_api WITH CHECK (is_own_booking_as_customer(booking_id));
--> statement-breakpoint
CREATE POLICY booking_history_read ON booking_history FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY booking_history_add ON booking_history FOR INSERT TO hirfa_api
  WITH CHECK (actor_id = actor_id() AND (is_own_booking(booking_id) OR actor_is_admin()));
--> statement-breakpoint
GRANT SELECT, INSERT ON payments TO hirfa_api;
--> statement-breakpoint
CREATE POLICY payments_read ON payments FOR SELECT TO hirfa_api
  USING (payer_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY payments_make ON payments FOR INSERT TO hirfa_api WITH CHECK (payer_id = actor_id() AND rail_state = 'none' AND held = 0);
--> statement-breakpoint
GRANT SELECT, INSERT ON payment_attempts TO hirfa_api;
--> statement-breakpoint
CREATE POLICY payment_attempts_read ON payment_attempts FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
--> statement-breakpoint
CREATE POLICY payment_attempts_make ON payment_attempts FOR INSERT TO hirfa_api
  WITH CHECK (is_own_booking_as_customer(booking_id) AND state = 'open' AND checkout_id IS NULL);
--> statement-breakpoint
GRANT SELECT, INSERT ON payment_operations TO hirfa_api;
--> statement-breakpoint
CREATE POLICY payment_operations_read ON payment_operations FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
--> statement-breakpoint
CREATE POLICY payment_operations_request ON payment_operations FOR INSERT TO hirfa_api
  WITH CHECK (state = 'requested' AND (is_own_booking(booking_id) OR actor_is_admin()));
--> statement-breakpoint
GRANT SELECT ON booking_discounts TO hirfa_api;
--> statement-breakpoint
CREATE POLICY booking_discounts_read ON booking_discounts FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
--> statement-breakpoint
ALTER TABLE settings ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY settings_read ON settings FOR SELECT TO hirfa_api, hirfa_public USING (true);
--> statement-breakpoint
GRANT SELECT ON settings TO hirfa_api, hirfa_public;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (answer) ON idempotency_keys TO hirfa_api;
--> statement-breakpoint
CREATE POLICY idempotency_keys_own ON idempotency_keys TO hirfa_api USING (actor_id = actor_id()) WITH CHECK (actor_id = actor_id());
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON deadlines TO hirfa_api;
--> statement-breakpoint
GRANT INSERT ON stream_outbox TO hirfa_api;
--> statement-breakpoint
GRANT SELECT ON notifications TO hirfa_api;
--> statement-breakpoint
GRANT UPDATE (read_at) ON notifications TO hirfa_api;
--> statement-breakpoint
CREATE POLICY notifications_own ON notifications TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
--> statement-breakpoint
GRANT SELECT ON daily_revenue TO hirfa_api;
--> statement-breakpoint
CREATE POLICY daily_revenue_read ON daily_revenue FOR SELECT TO hirfa_api USING (actor_is_admin());
--> statement-breakpoint
GRANT SELECT ON public_providers, public_provider_areas, public_service_cards TO hirfa_api;
--> statement-breakpoint

-- The worker: the clock, the gateway and what follows from them. It sees all bookings, but owns nothing of them.
GRANT USAGE ON SCHEMA public TO hirfa_worker;
--> statement-breakpoint
GRANT SELECT ON bookings, booking_places, booking_history, payments, payment_attempts, payment_operations, webhooks, ledger_entries, booking_discounts,
  settings, notifications, profiles, provider_profiles, user_roles, categories, service_areas, service_cards, services,
  public_providers, public_provider_areas, public_service_cards TO hirfa_worker;
--> statement-breakpoint
GRANT UPDATE (status, payment_status, total_amount, platform_fee, vat_amount, hold_until, hold_extended_at, authorized_at, confirmed_at, started_at, finished_at,
  completed_at, cancelled_at, cancel_reason, cancel_note, version) ON bookings TO hirfa_worker;
--> statement-breakpoint
GRANT UPDATE ON payments, payment_attempts, payment_operations, webhooks TO hirfa_worker;
--> statement-breakpoint
GRANT INSERT ON booking_history, payment_operations, webhooks, ledger_entries, notifications TO hirfa_worker;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON deadlines, stream_outbox, stream_positions, stream_events TO hirfa_worker;
--> statement-breakpoint
GRANT SELECT, DELETE ON idempotency_keys TO hirfa_worker;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['bookings', 'booking_places', 'booking_history', 'payments', 'payment_attempts', 'payment_operations', 'webhooks',
    'ledger_entries', 'booking_discounts', 'settings', 'notifications', 'profiles', 'provider_profiles', 'user_roles', 'service_cards', 'idempotency_keys'] LOOP
    EXECUTE format('CREATE POLICY worker ON %I TO hirfa_worker USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint

-- What is free is public, who took the rest is not.
CREATE FUNCTION busy_ranges(provider uuid, from_at timestamptz, to_at timestamptz) RETURNS TABLE (starts_at timestamptz, ends_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT lower(occupied), upper(occupied) FROM booking_slots WHERE provider_id = provider AND occupied && tstzrange(from_at, to_at)
$$;
--> statement-breakpoint
CREATE VIEW public_offers AS
  SELECT cards.id, cards.provider_id, cards.service_id, cards.category_slug, cards.title_en, cards.title_ar, cards.base_price,
    coalesce(services.pricing_mode, 'fixed') AS pricing_mode, cards.duration_minutes, providers.supports_online,
    providers.supports_in_person, providers.allow_group_booking, providers.travel_buffer_minutes, providers.notice_minutes,
    ARRAY(SELECT service_area_id FROM provider_service_areas AS places WHERE places.provider_id = providers.id) AS area_ids,
    coalesce((SELECT json_agg(json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute', to_minute) ORDER BY weekday, from_minute)
      FROM provider_weekly_hours AS hours WHERE hours.provider_id = providers.id), '[]') AS hours
  FROM service_cards AS cards
  JOIN provider_profiles AS providers ON providers.id = cards.provider_id
  LEFT JOIN services ON services.id = cards.service_id
  WHERE cards.is_active AND providers.verification_status = 'verified' AND providers.is_active;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION busy_ranges(uuid, timestamptz, timestamptz) TO hirfa_api, hirfa_public;
--> statement-breakpoint
GRANT SELECT ON public_offers TO hirfa_api, hirfa_public, hirfa_worker;
--> statement-breakpoint

-- The two people of a booking, for each other and for admins.
CREATE VIEW booking_people AS
  SELECT bookings.id AS booking_id, providers.user_id AS provider_user_id, providers.display_name_en, providers.display_name_ar,
    providers.avatar_url AS provider_avatar_url, customers.full_name AS customer_full_name, customers.avatar_url AS customer_avatar_url
  FROM bookings
  JOIN provider_profiles AS providers ON providers.id = bookings.provider_id
  JOIN profiles AS customers ON customers.user_id = bookings.booker_id
  WHERE bookings.booker_id = actor_id() OR providers.user_id = actor_id() OR actor_is_admin();
--> statement-breakpoint
GRANT SELECT ON booking_people TO hirfa_api;
--> statement-breakpoint

-- The code at the door: a few tries, and nobody but the customer reads it.
CREATE FUNCTION try_start_code(booking uuid, given text, most_tries int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  kept booking_start_codes;
BEGIN
  IF NOT is_own_booking(booking) THEN RETURN 'wrong'; END IF;
  SELECT * INTO kept FROM booking_start_codes WHERE booking_id = booking FOR UPDATE;
  IF kept.tries >= most_tries THEN RETURN 'locked'; END IF;
  IF kept.code = given THEN RETURN 'right'; END IF;
  UPDATE booking_start_codes SET tries = tries + 1 WHERE booking_id = booking;
  RETURN 'wrong';
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION try_start_code(uuid, text, int) TO hirfa_api;
--> statement-breakpoint

-- Events of committed work wake the relay that numbers them.
CREATE FUNCTION stream_outbox_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stream_outbox', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stream_outbox_filled AFTER INSERT ON stream_outbox FOR EACH STATEMENT EXECUTE FUNCTION stream_outbox_filled();
--> statement-breakpoint

-- Jobs leave with the transaction that asks for them. The job runner's schema belongs to the worker, who works them.
CREATE SCHEMA graphile_worker AUTHORIZATION hirfa_worker;
--> statement-breakpoint
-- With this table there, the runner fills its schema without the right to make schemas.
CREATE TABLE graphile_worker.migrations (id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false);
--> statement-breakpoint
ALTER TABLE graphile_worker.migrations OWNER TO hirfa_worker;
--> statement-breakpoint
CREATE FUNCTION ask_for_job(task text, payload json, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM graphile_worker.add_job(task, payload, job_key => key, max_attempts => 25);
END $$;
--> statement-breakpoint
ALTER FUNCTION ask_for_job(text, json, text) OWNER TO hirfa_worker;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ask_for_job(text, json, text) TO hirfa_api;
--> statement-breakpoint

-- daily_revenue follows bookings and payments. What one booking adds to its day:
CREATE FUNCTION revenue_of(booking bookings, payment payments) RETURNS daily_revenue LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(
    (payment.created_at AT TIME ZONE 'Africa/Cairo')::date,
    CASE WHEN settled THEN payment.customer_total ELSE 0 END,
    CASE WHEN settled THEN payment.provider_commission + payment.platform_fee + round(payment.subtotal * 0.08, 2) ELSE 0 END,
    CASE WHEN settled THEN payment.vat ELSE 0 END,
    (booking.authorized_at IS NOT NULL)::int,
    settled::int,
    (booking.authorized_at IS NOT NULL AND booking.status = 'cancelled')::int
  )::daily_revenue
  FROM (SELECT booking.completed_at IS NOT NULL AND booking.payment_status IN ('captured', 'partially_refunded') AS settled) AS counted
$$;
--> statement-breakpoint
CREATE FUNCTION add_revenue(before daily_revenue, now daily_revenue) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO daily_revenue AS kept
  SELECT now.date, now.total_revenue - before.total_revenue, now.business_revenue - before.business_revenue,
    now.vat_collected - before.vat_collected, now.total_jobs - before.total_jobs, now.completed_jobs - before.completed_jobs,
    now.cancelled_jobs - before.cancelled_jobs
  WHERE now IS DISTINCT FROM before
  ON CONFLICT (date) DO UPDATE SET total_revenue = kept.total_revenue + excluded.total_revenue,
    business_revenue = kept.business_revenue + excluded.business_revenue, vat_collected = kept.vat_collected + excluded.vat_collected,
    total_jobs = kept.total_jobs + excluded.total_jobs, completed_jobs = kept.completed_jobs + excluded.completed_jobs,
    cancelled_jobs = kept.cancelled_jobs + excluded.cancelled_jobs
$$;
--> statement-breakpoint
CREATE FUNCTION booking_moves_revenue() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE booking_id = NEW.id;
  IF FOUND THEN PERFORM add_revenue(revenue_of(OLD, payment), revenue_of(NEW, payment)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_moves_revenue AFTER UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION booking_moves_revenue();
--> statement-breakpoint
CREATE FUNCTION payment_moves_revenue() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  booking bookings;
BEGIN
  SELECT * INTO booking FROM bookings WHERE id = NEW.booking_id;
  PERFORM add_revenue(revenue_of(booking, OLD), revenue_of(booking, NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_moves_revenue AFTER UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION payment_moves_revenue();
--> statement-breakpoint
-- From scratch: for seeding, and for the test that both agree.
CREATE FUNCTION rebuild_daily_revenue() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM daily_revenue;
  INSERT INTO daily_revenue
  SELECT (revenue).date, sum((revenue).total_revenue), sum((revenue).business_revenue), sum((revenue).vat_collected),
    sum((revenue).total_jobs), sum((revenue).completed_jobs), sum((revenue).cancelled_jobs)
  FROM (SELECT revenue_of(bookings, payments) AS revenue FROM bookings JOIN payments ON payments.booking_id = bookings.id) AS each
  GROUP BY (revenue).date;
$$;
