-- People state their own; nobody else reads them, but the worker, who writes them on invoices.
GRANT SELECT, INSERT, DELETE ON tax_details TO hirfa_api;
GRANT UPDATE (tax_number, name, address, changed_at) ON tax_details TO hirfa_api;
CREATE POLICY own ON tax_details TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
CREATE TRIGGER a_refuse_suspended BEFORE INSERT OR UPDATE ON tax_details FOR EACH ROW
  EXECUTE FUNCTION refuse_suspended();
GRANT SELECT, DELETE ON tax_details TO hirfa_worker;
CREATE POLICY worker ON tax_details TO hirfa_worker USING (true);
