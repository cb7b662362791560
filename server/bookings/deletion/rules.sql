-- The test tools delete bookings of two people who are not real, once their money is back. Their payments stay in the
-- books.
CREATE FUNCTION is_test_booking(booking uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM bookings
    JOIN provider_profiles AS providers ON providers.id = bookings.provider_id
    JOIN profiles AS provider ON provider.user_id = providers.user_id
    JOIN profiles AS booker ON booker.user_id = bookings.booker_id
    WHERE bookings.id = booking AND provider.is_test AND booker.is_test)
$$;
GRANT EXECUTE ON FUNCTION is_test_booking(uuid) TO hirfa_api;
-- Refuses to delete a booking, except one of test people whose money is back.
CREATE FUNCTION only_returned_test_bookings() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT is_test_booking(OLD.id) OR NOT is_money_back(OLD.id)
    OR NOT EXISTS (SELECT FROM deleted_bookings WHERE booking_id = OLD.id) THEN
    RAISE EXCEPTION 'booking % is not deleted', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'only_returned_test_bookings';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER only_returned_test_bookings BEFORE DELETE ON bookings FOR EACH ROW
  EXECUTE FUNCTION only_returned_test_bookings();
-- Refuses a new payment without its booking; that of a deleted booking stays.
CREATE FUNCTION payment_has_booking() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id) THEN
    RAISE EXCEPTION 'payment % has no booking', NEW.booking_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'payment_has_booking';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payment_has_booking AFTER INSERT OR UPDATE OF booking_id ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_has_booking();
GRANT SELECT, INSERT ON deleted_bookings TO hirfa_api;
CREATE POLICY read ON deleted_bookings FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY ask ON deleted_bookings FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND deleted_at IS NULL AND is_test_booking(booking_id));
GRANT SELECT, UPDATE (deleted_at) ON deleted_bookings TO hirfa_worker;
CREATE POLICY worker ON deleted_bookings TO hirfa_worker USING (true) WITH CHECK (true);
GRANT DELETE ON bookings TO hirfa_worker;
