-- Whom a provider has blocked, by a paid booking of the two: nobody else reads it.
GRANT SELECT, INSERT, DELETE ON blocked_customers TO hirfa_api;
CREATE POLICY read_own ON blocked_customers FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id());
CREATE POLICY block ON blocked_customers FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_verified() AND EXISTS (
  SELECT 1 FROM bookings WHERE id = booking_id AND bookings.provider_id = blocked_customers.provider_id
    AND booker_id = customer_id AND authorized_at IS NOT NULL));
CREATE POLICY unblock ON blocked_customers FOR DELETE TO hirfa_api USING (provider_id = actor_provider_id());
GRANT SELECT, DELETE ON blocked_customers TO hirfa_worker;
CREATE POLICY worker ON blocked_customers TO hirfa_worker USING (true) WITH CHECK (true);
-- Whether the account of a customer has not ended; it does not end before the end of the transaction.
CREATE FUNCTION lock_present_customer(customer uuid) RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM profiles WHERE user_id = customer FOR SHARE;
  RETURN NOT EXISTS (SELECT 1 FROM account_deletions WHERE user_id = customer AND ended_at IS NOT NULL);
END $$;
GRANT EXECUTE ON FUNCTION lock_present_customer(uuid) TO hirfa_api;
-- Deletes the list of blocked customers with the profile of their provider, which an admin deletes.
CREATE FUNCTION forget_blocked_customers() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM blocked_customers WHERE provider_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_blocked_customers AFTER UPDATE OF deleted_at ON provider_profiles FOR EACH ROW
  WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION forget_blocked_customers();
