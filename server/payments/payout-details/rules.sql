-- People set their own; nobody else reads them.
GRANT SELECT, INSERT ON payout_details TO hirfa_api;
GRANT UPDATE (kind, number, holder, changed_at) ON payout_details TO hirfa_api;
CREATE POLICY read ON payout_details FOR SELECT TO hirfa_api USING (user_id = actor_id());
CREATE POLICY add ON payout_details FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id());
CREATE POLICY change ON payout_details FOR UPDATE TO hirfa_api USING (user_id = actor_id())
  WITH CHECK (user_id = actor_id());
CREATE TRIGGER a_refuse_suspended BEFORE INSERT OR UPDATE ON payout_details FOR EACH ROW
  EXECUTE FUNCTION refuse_suspended();
GRANT SELECT, DELETE ON payout_details TO hirfa_worker;
CREATE POLICY worker ON payout_details TO hirfa_worker USING (true);
