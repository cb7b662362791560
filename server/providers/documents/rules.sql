-- The form, the documents and their uploads are their person's; admins read documents and change requests. Whether the
-- actor may change their documents: those of an application before it is sent or after it was rejected, those of a
-- change request once they are verified, until they have sent it: nobody changes what an admin looks at.
CREATE FUNCTION documents_open(purpose text) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT actor_id() IS NOT NULL AND coalesce(
    (SELECT CASE purpose
       WHEN 'change' THEN verification_status = :verified AND NOT EXISTS (
         SELECT 1 FROM provider_change_requests WHERE provider_id = provider_profiles.id AND status = 'open')
       ELSE verification_status = 'rejected' END
     FROM provider_profiles WHERE user_id = actor_id() AND deleted_at IS NULL),
    purpose = 'application')
$$;
GRANT EXECUTE ON FUNCTION documents_open(text) TO hirfa_api;
GRANT SELECT, INSERT, UPDATE ON provider_applications TO hirfa_api;
CREATE POLICY own ON provider_applications TO hirfa_api
  USING (user_id = actor_id()) WITH CHECK (user_id = actor_id() AND documents_open('application'));
GRANT SELECT, INSERT, UPDATE, DELETE ON document_uploads TO hirfa_api;
CREATE POLICY own ON document_uploads TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
CREATE POLICY start ON document_uploads AS RESTRICTIVE FOR INSERT TO hirfa_api WITH CHECK (documents_open(purpose));
GRANT SELECT, INSERT, UPDATE (removed_at, purpose) ON provider_documents TO hirfa_api;
CREATE POLICY read ON provider_documents FOR SELECT TO hirfa_api USING (user_id = actor_id() OR actor_is_admin());
CREATE POLICY add ON provider_documents FOR INSERT TO hirfa_api
  WITH CHECK (user_id = actor_id() AND removed_at IS NULL AND documents_open(purpose));
-- A person removes; only another admin accepts or removes the documents of a change request.
CREATE POLICY remove ON provider_documents FOR UPDATE TO hirfa_api
  USING (user_id = actor_id() AND removed_at IS NULL AND documents_open(purpose)) WITH CHECK (removed_at IS NOT NULL);
CREATE POLICY accept ON provider_documents FOR UPDATE TO hirfa_api
  USING (actor_is_admin() AND user_id <> actor_id() AND removed_at IS NULL)
  WITH CHECK (actor_is_admin() AND user_id <> actor_id());
-- Enqueues a job that deletes the files of a document that was removed, whoever removed it: also the end of the
-- account.
CREATE FUNCTION document_removed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM enqueue_job('providers.delete_document_files', json_build_object('entity_id', NEW.id),
    'providers.delete_document_files:' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER document_removed AFTER UPDATE OF removed_at ON provider_documents
  FOR EACH ROW WHEN (OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL) EXECUTE FUNCTION document_removed();
ALTER FUNCTION document_removed() OWNER TO hirfa_worker;
-- An address is used up once.
GRANT SELECT, INSERT, UPDATE (used_at) ON document_looks TO hirfa_api;
CREATE POLICY read ON document_looks FOR SELECT TO hirfa_api USING (viewer_id = actor_id());
CREATE POLICY add ON document_looks FOR INSERT TO hirfa_api
  WITH CHECK (viewer_id = actor_id() AND used_at IS NULL
    AND EXISTS (SELECT 1 FROM provider_documents WHERE id = document_id));
CREATE POLICY use ON document_looks FOR UPDATE TO hirfa_api
  USING (viewer_id = actor_id() AND used_at IS NULL) WITH CHECK (used_at IS NOT NULL);
GRANT SELECT, INSERT, UPDATE (status, reason, decided_at, decided_by) ON provider_change_requests TO hirfa_api;
CREATE POLICY read ON provider_change_requests FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() OR (SELECT actor_is_admin()));
CREATE POLICY add ON provider_change_requests FOR INSERT TO hirfa_api
  WITH CHECK (provider_id = actor_provider_id() AND actor_is_verified() AND status = 'open'
    AND num_nonnulls(reason, decided_at, decided_by) = 0);
-- A provider withdraws; only another admin decides.
CREATE POLICY withdraw ON provider_change_requests FOR UPDATE TO hirfa_api
  USING (provider_id = actor_provider_id() AND actor_is_verified() AND status = 'open')
  WITH CHECK (provider_id = actor_provider_id() AND status = 'withdrawn' AND reason IS NULL
    AND decided_by = actor_id());
CREATE POLICY decide ON provider_change_requests FOR UPDATE TO hirfa_api
  USING (actor_is_admin() AND provider_id IS DISTINCT FROM actor_provider_id() AND status = 'open')
  WITH CHECK (actor_is_admin() AND provider_id IS DISTINCT FROM actor_provider_id()
    AND status IN ('approved', 'rejected')
    AND decided_by = actor_id());
GRANT SELECT, DELETE ON provider_applications, document_uploads, document_looks, provider_change_requests
  TO hirfa_worker;
GRANT SELECT, UPDATE (removed_at) ON provider_documents TO hirfa_worker;
CREATE POLICY worker ON provider_applications TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON document_uploads TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON document_looks TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_documents TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON provider_change_requests TO hirfa_worker USING (true) WITH CHECK (true);
