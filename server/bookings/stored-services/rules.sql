-- Refuses services of a booking that are not what was booked: at least two cards of its provider and category, its own
-- one first, each with a fixed price, which together cost its price and take its time.
CREATE FUNCTION services_as_booked() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Not where the booking has been deleted meanwhile.
  IF EXISTS (
    SELECT FROM bookings
    CROSS JOIN LATERAL (
      SELECT array_agg(service.position ORDER BY service.position) AS positions, sum(service.amount) AS price,
        sum(service.minutes) AS minutes, (array_agg(service.service_card_id ORDER BY service.position))[1] AS first,
        bool_and((cards.provider_id, cards.category_slug) = (bookings.provider_id, bookings.category_slug)
          AND NOT cards.is_visit AND coalesce(catalogue.pricing_mode, 'fixed') = 'fixed') AS is_suitable
      FROM booking_services AS service JOIN service_cards AS cards ON cards.id = service.service_card_id
      LEFT JOIN services AS catalogue ON catalogue.id = cards.service_id
      WHERE service.booking_id = bookings.id
    ) AS booked
    WHERE bookings.id = NEW.booking_id AND NOT coalesce(
      is_suitable AND first = bookings.service_card_id AND cardinality(positions) > 1
        AND positions = ARRAY(SELECT generate_series(0, cardinality(positions) - 1))
        AND price = (SELECT subtotal FROM payments WHERE payments.booking_id = bookings.id)
        AND make_interval(mins => minutes::int) = bookings.ends_at - bookings.starts_at, false)
  ) THEN
    RAISE EXCEPTION 'the services of booking % are not what was booked', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'services_as_booked';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER services_as_booked AFTER INSERT ON booking_services
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION services_as_booked();

GRANT SELECT ON booking_services TO hirfa_api, hirfa_worker;
CREATE POLICY read ON booking_services FOR SELECT TO hirfa_api
  USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY worker ON booking_services FOR SELECT TO hirfa_worker USING (true);
