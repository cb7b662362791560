-- The person of a transaction of hirfa_api. If it is not set, every policy is false.
CREATE FUNCTION actor_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('hirfa.user_id', true), '')::uuid $$;
CREATE FUNCTION actor_is_admin() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT coalesce(current_setting('hirfa.is_admin', true), '') = 'true' $$;
-- The time of that transaction, by the clock of the product; the release before does not set it.
CREATE FUNCTION actor_time() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT coalesce(nullif(current_setting('hirfa.now', true), '')::timestamptz, now()) $$;
GRANT EXECUTE ON FUNCTION actor_id(), actor_is_admin(), actor_time() TO hirfa_api;

-- Refuses changes of append-only tables.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- UPDATE and DELETE are for the release before, which inserts the row first.
GRANT SELECT, INSERT, UPDATE (answer), DELETE ON idempotency_keys TO hirfa_api;
CREATE POLICY own ON idempotency_keys TO hirfa_api USING (actor_id = actor_id()) WITH CHECK (actor_id = actor_id());
-- What is stored under a key of the actor; concurrent calls with it wait until this transaction ends. The second
-- statement sees what was committed meanwhile.
CREATE FUNCTION lock_idempotency_key(called text, given text) RETURNS TABLE (body_hash text, answer jsonb)
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('idempotency key', hashtext(concat_ws(' ', actor_id(), called, given)));
  RETURN QUERY SELECT keys.body_hash, keys.answer FROM idempotency_keys AS keys
    WHERE keys.actor_id = actor_id() AND keys.call = called AND keys.key = given;
END $$;
GRANT EXECUTE ON FUNCTION lock_idempotency_key(text, text) TO hirfa_api;
GRANT SELECT, DELETE ON idempotency_keys TO hirfa_worker;
CREATE POLICY worker ON idempotency_keys TO hirfa_worker USING (true) WITH CHECK (true);

-- Admins read the audit log and add to it in their own name. Nobody deletes a row or changes it; only the values of
-- fields are erased when the account of the person whom they are about ends.
GRANT SELECT, INSERT ON audit_log TO hirfa_api;
CREATE POLICY read ON audit_log FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY add ON audit_log FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND actor_id = actor_id());
CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- Refuses an entry of the audit log that does not say what was before and after. A look changes nothing, and what is
-- sent was not there before.
CREATE FUNCTION says_what_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.action NOT IN (:looks_of_admins)
    AND (NEW.after IS NULL OR (NEW.before IS NULL AND NEW.action NOT IN (:sent_by_admins)))
  THEN
    RAISE EXCEPTION 'an entry of the audit log has before and after: %', NEW.action USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_log_says_what_changed BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION says_what_changed();
-- The fields of an entry: those that are not kept have a mark in place of their value.
CREATE FUNCTION erase_fields(fields jsonb, kept text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY (kept) OR value = 'null' THEN value ELSE '{"erased": true}' END)
    FROM jsonb_each(fields)
$$;
GRANT EXECUTE ON FUNCTION erase_fields(jsonb, text[]) TO hirfa_worker;
-- Refuses changes of the audit log, except that values are erased.
CREATE FUNCTION only_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - '{before,after}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{before,after}'::text[] OR EXISTS (
    SELECT FROM (VALUES (OLD.before, NEW.before), (OLD.after, NEW.after)) AS changed (was, becomes)
    WHERE becomes IS DISTINCT FROM erase_fields(was,
      ARRAY(SELECT key FROM jsonb_each(was) AS field WHERE becomes -> key = value)))
  THEN
    RAISE EXCEPTION 'values of the audit log are only erased' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_log_erased BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION only_erased();
GRANT SELECT, UPDATE (before, after) ON audit_log TO hirfa_worker;
CREATE POLICY worker_reads ON audit_log FOR SELECT TO hirfa_worker USING (true);
CREATE POLICY worker_erases ON audit_log FOR UPDATE TO hirfa_worker USING (true) WITH CHECK (true);

-- Which deadlines a person may set is a policy of the room that owns the entity.
GRANT SELECT, INSERT, DELETE ON deadlines TO hirfa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON deadlines TO hirfa_worker;
CREATE POLICY worker ON deadlines TO hirfa_worker USING (true) WITH CHECK (true);

-- The jobs that fail, for admins, the oldest first: those that were tried often enough, or, without a number, those
-- that are not tried again; of some names, or of all others. The number of a job is written as a UUID (version 8).
CREATE FUNCTION failing_jobs(min_tries int, names text[], are_others boolean, one uuid, after_at timestamptz,
  after_id uuid, left_out uuid[], most int)
RETURNS TABLE (id uuid, name text, entity text, tries int, error text, since timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT actor_is_admin() THEN RETURN; END IF;
  RETURN QUERY SELECT * FROM (
    SELECT ('00000000-0000-8000-8000-' || lpad(to_hex(jobs.id), 12, '0'))::uuid AS id, tasks.identifier,
      jobs.payload ->> 'entity_id', jobs.attempts::int,
      -- A process of the release before that still runs stores values behind it.
      split_part(jobs.last_error, E'\nparams:', 1), date_trunc('milliseconds', jobs.created_at) AS since
    FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE jobs.attempts >= :failing_from_tries AND jobs.key IS NOT NULL AND jobs.last_error IS NOT NULL
      AND jobs.attempts >= coalesce(min_tries, jobs.max_attempts) AND (min_tries IS NOT NULL OR jobs.locked_at IS NULL)
      AND (tasks.identifier = ANY (names)) <> are_others
  ) AS found
  WHERE (one IS NULL OR found.id = one) AND found.id <> ALL (left_out)
    AND (after_at IS NULL OR (found.since, found.id) > (after_at, after_id))
  ORDER BY found.since, found.id LIMIT most;
END $$;
ALTER FUNCTION failing_jobs(int, text[], boolean, uuid, timestamptz, uuid, uuid[], int) OWNER TO hirfa_worker;
-- The jobs that are not done, by name, for admins.
CREATE FUNCTION count_jobs(most int) RETURNS TABLE (name text, waiting bigint, running bigint, failing bigint,
  due_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT actor_is_admin() THEN RETURN; END IF;
  RETURN QUERY SELECT tasks.identifier, count(*) FILTER (WHERE jobs.locked_at IS NULL AND jobs.last_error IS NULL),
    count(*) FILTER (WHERE jobs.locked_at IS NOT NULL),
    count(*) FILTER (WHERE jobs.locked_at IS NULL AND jobs.last_error IS NOT NULL),
    min(jobs.run_at) FILTER (WHERE jobs.locked_at IS NULL)
  FROM (SELECT * FROM graphile_worker._private_jobs LIMIT most) AS jobs
    JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
  GROUP BY tasks.identifier ORDER BY tasks.identifier;
END $$;
ALTER FUNCTION count_jobs(int) OWNER TO hirfa_worker;
GRANT EXECUTE ON FUNCTION count_jobs(int) TO hirfa_api;
-- Runs a failing job again, or gives it up; false where it runs, is done, or was run again.
CREATE FUNCTION job_number(job uuid) RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE WHEN job::text LIKE '00000000-0000-8000-8000-%' THEN ('x' || right(job::text, 12))::bit(48)::bigint END
$$;
CREATE FUNCTION run_job_again(job uuid) RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE graphile_worker._private_jobs SET attempts = 0, run_at = now(), updated_at = now()
  WHERE id = job_number(job) AND actor_is_admin() AND locked_at IS NULL AND key IS NOT NULL AND last_error IS NOT NULL
    AND attempts >= :failing_from_tries;
  RETURN FOUND;
END $$;
CREATE FUNCTION give_up_job(job uuid) RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM graphile_worker._private_jobs
  WHERE id = job_number(job) AND actor_is_admin() AND locked_at IS NULL AND key IS NOT NULL AND last_error IS NOT NULL
    AND attempts >= :failing_from_tries;
  RETURN FOUND;
END $$;
ALTER FUNCTION run_job_again(uuid) OWNER TO hirfa_worker;
ALTER FUNCTION give_up_job(uuid) OWNER TO hirfa_worker;
GRANT EXECUTE ON FUNCTION failing_jobs(int, text[], boolean, uuid, timestamptz, uuid, uuid[], int), run_job_again(uuid),
  give_up_job(uuid)
  TO hirfa_api;
GRANT EXECUTE ON FUNCTION actor_is_admin(), job_number(uuid) TO hirfa_worker;

-- Refuses changes of what an admin has decided, while the decision waits to take effect: for rooms whose work waits for
-- admins.
CREATE FUNCTION refuse_decided() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM queue_decisions WHERE entity_id = NEW.id) THEN
    RAISE EXCEPTION 'somebody has just decided about %', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
