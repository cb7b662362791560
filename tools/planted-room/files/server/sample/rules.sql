GRANT SELECT, INSERT ON samples TO hirfa_api;
CREATE POLICY send ON samples FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id());
CREATE POLICY read ON samples FOR SELECT TO hirfa_api USING (user_id = actor_id() OR (SELECT actor_is_admin()));
GRANT SELECT, DELETE ON samples TO hirfa_worker;
CREATE POLICY worker ON samples TO hirfa_worker USING (true) WITH CHECK (true);
