GRANT SELECT, UPDATE (read_at) ON notifications TO hirfa_api;
CREATE POLICY own ON notifications TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, INSERT, DELETE ON notifications TO hirfa_worker;
CREATE POLICY worker ON notifications TO hirfa_worker USING (true) WITH CHECK (true);
-- The receiver of one's own message is notified later.
CREATE POLICY own_message ON deadlines FOR INSERT TO hirfa_api WITH CHECK (kind = 'notifications.message'
  AND EXISTS (SELECT 1 FROM messages WHERE messages.id = entity_id AND sender_id = actor_id()));

GRANT SELECT ON mails TO hirfa_api;
CREATE POLICY read ON mails FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
GRANT SELECT, INSERT, UPDATE (sent_at, failed_at), DELETE ON mails TO hirfa_worker;
CREATE POLICY worker ON mails TO hirfa_worker USING (true) WITH CHECK (true);
