-- Offers that are sold in packages, with the prices of these before fee and VAT: those of their provider.
CREATE VIEW public_packages AS
  SELECT offers.id AS card_id, providers.monthly_subscription_rate AS monthly,
    providers.yearly_subscription_rate AS yearly
  FROM public_offers AS offers JOIN provider_profiles AS providers ON providers.id = offers.provider_id
  WHERE providers.subscription_packages_enabled AND offers.pricing_mode <> 'visit';
GRANT SELECT ON public_packages TO hirfa_api, hirfa_public;

-- Both people and admins read packages. Functions make them; the customer stops one, once.
GRANT SELECT, UPDATE (stopped_at) ON packages TO hirfa_api;
GRANT SELECT ON package_dates TO hirfa_api;
CREATE POLICY read ON packages FOR SELECT TO hirfa_api USING (is_own_booking(id) OR (SELECT actor_is_admin()));
CREATE POLICY stop ON packages FOR UPDATE TO hirfa_api
  USING (is_own_booking_as_customer(id) AND began_at IS NOT NULL AND stopped_at IS NULL)
  WITH CHECK (is_own_booking_as_customer(id) AND stopped_at = actor_time());
CREATE POLICY read ON package_dates FOR SELECT TO hirfa_api USING (EXISTS (SELECT FROM packages WHERE id = package_id));
GRANT SELECT ON packages, package_dates TO hirfa_worker;
CREATE POLICY worker ON packages TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON package_dates TO hirfa_worker USING (true) WITH CHECK (true);

-- Inserts the package of a booking that the actor has created in this transaction, and takes the slots of all others of
-- its times, in their order. Fails with `exclusion_violation` if one of them is taken.
CREATE FUNCTION insert_package(rows json) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given record;
  first record;
BEGIN
  SELECT * INTO given FROM json_to_record(rows) AS each (package packages, dates package_dates[]);
  SELECT bookings.id, bookings.provider_id, upper(occupied) - ends_at AS buffer INTO first
  FROM bookings JOIN booking_slots ON booking_slots.booking_id = bookings.id
  WHERE bookings.id = (given.package).id AND booker_id = actor_id() AND package_id = bookings.id
    AND bookings.xmin = pg_current_xact_id()::xid;
  IF NOT FOUND OR num_nonnulls((given.package).began_at, (given.package).stopped_at) > 0 THEN
    RAISE EXCEPTION 'the actor cannot create package %', (given.package).id USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO booking_slots (booking_id, provider_id, occupied)
    SELECT booking_id, first.provider_id, tstzrange(starts_at, ends_at + first.buffer)
    FROM unnest(given.dates) WHERE booking_id <> first.id ORDER BY number;
  INSERT INTO packages SELECT (given.package).*;
  INSERT INTO package_dates SELECT * FROM unnest(given.dates);
END $$;
GRANT EXECUTE ON FUNCTION insert_package(json) TO hirfa_api;

-- The lines of each booking of a package at the rates of its payment: its price is split evenly, and fee, VAT and
-- commission follow from the shares (`packageLines` of the domain).
CREATE FUNCTION package_shares(package uuid)
RETURNS TABLE (booking_id uuid, subtotal numeric, platform_fee numeric, vat numeric, provider_commission numeric)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH shared AS (
    SELECT dates.booking_id, rates.platform_fee_rate, rates.vat_rate, rates.commission_rate,
      (floor(packages.subtotal * 100 / count(*) OVER ())
        + (dates.number <= packages.subtotal * 100 % count(*) OVER ())::int) / 100 AS share
    FROM packages JOIN package_dates AS dates ON dates.package_id = packages.id
    JOIN payments AS rates ON rates.booking_id = packages.id
    WHERE packages.id = package
  ), with_fee AS (
    SELECT shared.booking_id, share, round(share * platform_fee_rate, 2) AS fee, vat_rate, commission_rate FROM shared
  )
  SELECT booking_id, share, fee, round((share + fee) * vat_rate, 2), round(share * commission_rate, 2) FROM with_fee
$$;

-- Refuses a package with another number of times than its kind has, with other times than one a week at one time of
-- Cairo's clock (a time that the clock skips is the next one), without a slot of each, at another price than that of
-- its provider, or with lines that are not the sums of those of its bookings.
CREATE FUNCTION package_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first record;
  most record;
BEGIN
  SELECT * INTO most FROM (VALUES :package_kinds) AS kinds (kind, bookings, weeks) WHERE kind = NEW.kind;
  SELECT bookings.*, bookings.starts_at AT TIME ZONE :market_zone AS local INTO first FROM bookings WHERE id = NEW.id;
  IF first.package_id IS DISTINCT FROM NEW.id
    OR NOT EXISTS (SELECT FROM payments WHERE booking_id = NEW.id AND package_id = NEW.id AND referral_bonus = 0
      AND (subtotal, platform_fee, vat, provider_commission, customer_total)
        = (NEW.subtotal, NEW.platform_fee, NEW.vat, NEW.provider_commission, NEW.customer_total))
    OR NOT EXISTS (SELECT FROM public_packages WHERE card_id = first.service_card_id
      AND NEW.subtotal = CASE NEW.kind WHEN 'monthly' THEN monthly ELSE yearly END)
    OR (SELECT (sum(subtotal), sum(platform_fee), sum(vat), sum(provider_commission)) FROM package_shares(NEW.id))
      IS DISTINCT FROM (NEW.subtotal, NEW.platform_fee, NEW.vat, NEW.provider_commission)
    OR (SELECT (count(DISTINCT dates.starts_at), max(dates.number), min(dates.starts_at),
          bool_and(dates.ends_at - dates.starts_at = first.ends_at - first.starts_at),
          bool_and((local::date - first.local::date) % 7 = 0
            AND local::date - first.local::date BETWEEN 0 AND 7 * (most.weeks - 1)
            AND (local::time = first.local::time OR local::time = '01:00' AND first.local::time < '01:00')),
          bool_and(coalesce(occupied @> tstzrange(dates.starts_at, dates.ends_at)
            AND slots.provider_id = first.provider_id, false)))
        FROM package_dates AS dates
        CROSS JOIN LATERAL (SELECT dates.starts_at AT TIME ZONE :market_zone AS local) AS clock
        LEFT JOIN booking_slots AS slots ON slots.booking_id = dates.booking_id
        WHERE dates.package_id = NEW.id)
      IS DISTINCT FROM (most.bookings::bigint, most.bookings, first.starts_at, true, true, true)
  THEN
    RAISE EXCEPTION 'package % is not one that its provider sells', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER package_agrees AFTER INSERT ON packages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION package_agrees();

-- Refuses a booking of a package that does not have its time, or is not its first one before it has begun.
CREATE FUNCTION booking_of_package() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM package_dates AS dates JOIN packages ON packages.id = dates.package_id
    JOIN bookings AS first ON first.id = packages.id
    WHERE packages.id = NEW.package_id AND dates.booking_id = NEW.id
      AND (dates.starts_at, dates.ends_at, first.booker_id, first.provider_id, first.service_card_id)
        = (NEW.starts_at, NEW.ends_at, NEW.booker_id, NEW.provider_id, NEW.service_card_id)
      AND (NEW.id = packages.id OR packages.began_at IS NOT NULL))
  THEN
    RAISE EXCEPTION 'booking % is not one of its package', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_of_package';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_of_package AFTER INSERT ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.package_id IS NOT NULL) EXECUTE FUNCTION booking_of_package();

-- Refuses a slot without a booking, except those of the times of a package that has not begun.
CREATE FUNCTION slot_has_booking() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id)
    AND NOT EXISTS (SELECT FROM package_dates WHERE booking_id = NEW.booking_id)
  THEN
    RAISE EXCEPTION 'slot % has no booking', NEW.booking_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'slot_has_booking';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER slot_has_booking AFTER INSERT ON booking_slots
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slot_has_booking();
-- Deletes the slot of a booking that is deleted.
CREATE FUNCTION slot_of_deleted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM booking_slots WHERE booking_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER slot_of_deleted AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION slot_of_deleted();

-- Frees all slots of a package that ends before it has begun.
CREATE FUNCTION free_package_slots() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM booking_slots USING package_dates AS dates, packages
  WHERE packages.id = NEW.id AND began_at IS NULL AND dates.package_id = NEW.id
    AND booking_slots.booking_id = dates.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER free_package_slots AFTER UPDATE OF status ON bookings FOR EACH ROW
  WHEN (NEW.package_id = NEW.id AND NEW.status = 'cancelled') EXECUTE FUNCTION free_package_slots();

-- Refuses to take or keep a part of the money of a package that has not begun.
CREATE FUNCTION package_as_a_whole() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM packages WHERE id = NEW.booking_id AND began_at IS NULL
    AND NEW.subtotal NOT IN (0.00, subtotal))
  THEN
    RAISE EXCEPTION 'package % has not begun', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_as_a_whole';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER package_as_a_whole BEFORE INSERT ON payment_operations
  FOR EACH ROW EXECUTE FUNCTION package_as_a_whole();

-- The times of a package with what is given for the booking of each.
CREATE FUNCTION given_of_package(package uuid, given json)
RETURNS TABLE (booking_id uuid, number int, starts_at timestamptz, ends_at timestamptz, lines jsonb, total numeric,
  fee numeric, tax numeric, code text, history_id uuid)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT dates.booking_id, dates.number, dates.starts_at, dates.ends_at, each.lines, lines.customer_total,
    lines.platform_fee, lines.vat, each.code, each.history_id
  FROM json_to_recordset(given) AS each (booking_id uuid, lines jsonb, code text, history_id uuid)
  JOIN package_dates AS dates ON dates.booking_id = each.booking_id
  CROSS JOIN LATERAL jsonb_populate_record(NULL::payments, each.lines) AS lines
  WHERE dates.package_id = package
$$;
-- Begins a package whose money is taken, for the worker: its first booking keeps its own share of it, and all others
-- are inserted as it is. The lines of each have to be those of its share.
CREATE FUNCTION begin_package(package uuid, given json, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first bookings;
  whole payments;
BEGIN
  SELECT * INTO first FROM bookings WHERE id = package;
  SELECT * INTO whole FROM payments WHERE booking_id = package;
  UPDATE packages SET began_at = at WHERE id = package AND began_at IS NULL;
  IF NOT FOUND OR (first.status, first.payment_status, whole.rail_state, whole.held)
    IS DISTINCT FROM ('confirmed', 'captured', 'captured', whole.customer_total)
  THEN
    RAISE EXCEPTION 'package % can not begin', package
      USING ERRCODE = 'check_violation', CONSTRAINT = 'begin_package';
  END IF;
  INSERT INTO bookings SELECT made.* FROM given_of_package(package, given) AS part
    CROSS JOIN LATERAL jsonb_populate_record(first, jsonb_build_object('id', part.booking_id,
      'starts_at', part.starts_at, 'ends_at', part.ends_at, 'total_amount', total, 'platform_fee', fee,
      'vat_amount', tax, 'version', 1)) AS made
    WHERE number > 1;
  INSERT INTO booking_places (booking_id, address, notes) SELECT part.booking_id, address, notes
    FROM given_of_package(package, given) AS part JOIN booking_places AS place ON place.booking_id = package
    WHERE number > 1;
  INSERT INTO booking_start_codes (booking_id, code) SELECT booking_id, code FROM given_of_package(package, given)
    WHERE number > 1;
  INSERT INTO booking_history (id, booking_id, event, part, actor_id, to_status, to_payment_status, at)
    SELECT history_id, booking_id, 'book', 'customer', first.booker_id, first.status, first.payment_status, at
    FROM given_of_package(package, given) WHERE number > 1;
  INSERT INTO payments SELECT made.* FROM given_of_package(package, given) AS part
    CROSS JOIN LATERAL jsonb_populate_record(whole, lines || jsonb_build_object('booking_id', part.booking_id,
      'held', total)) AS made
    WHERE number > 1;
  UPDATE payments SET (subtotal, platform_fee, vat, provider_commission, provider_payout, customer_total, held)
    = (SELECT own.subtotal, own.platform_fee, own.vat, own.provider_commission, own.provider_payout,
        own.customer_total, own.customer_total
      FROM given_of_package(package, given) AS part
      CROSS JOIN LATERAL jsonb_populate_record(whole, part.lines) AS own WHERE number = 1)
    WHERE booking_id = package;
  UPDATE bookings SET (total_amount, platform_fee, vat_amount)
    = (SELECT total, fee, tax FROM given_of_package(package, given) WHERE number = 1) WHERE id = package;
  IF EXISTS (SELECT FROM package_shares(package) AS due
    LEFT JOIN payments ON payments.booking_id = due.booking_id AND payments.package_id = package
      AND referral_bonus = 0 AND (payments.subtotal, payments.platform_fee, payments.vat,
        payments.provider_commission) = (due.subtotal, due.platform_fee, due.vat, due.provider_commission)
    WHERE payments.booking_id IS NULL)
  THEN
    RAISE EXCEPTION 'the bookings of package % have other shares', package
      USING ERRCODE = 'check_violation', CONSTRAINT = 'begin_package';
  END IF;
END $$;
GRANT EXECUTE ON FUNCTION begin_package(uuid, json, timestamptz) TO hirfa_worker;

-- Refuses a package whose money is taken and which does not begin with that: a process of the release before, which
-- does not know packages, leaves it to others.
CREATE FUNCTION package_begins() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM packages JOIN bookings USING (id) WHERE packages.id = NEW.id AND began_at IS NULL
    AND (status, payment_status) = ('confirmed', 'captured'))
  THEN
    RAISE EXCEPTION 'package % has not begun', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_begins';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER package_begins AFTER UPDATE OF payment_status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.package_id = NEW.id AND (NEW.status, NEW.payment_status) = ('confirmed', 'captured'))
  EXECUTE FUNCTION package_begins();

-- When the last booking of a package ends; null if there is no such package.
CREATE FUNCTION last_end_of_package(package uuid) RETURNS timestamptz LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT max(ends_at) FROM bookings WHERE package_id = package
$$;
GRANT EXECUTE ON FUNCTION last_end_of_package(uuid) TO hirfa_worker;
