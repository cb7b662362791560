-- Rights of the logins, realtime and jobs. The logins exist before this file runs.
GRANT USAGE ON SCHEMA public TO hirfa_api, hirfa_auth, hirfa_public, hirfa_worker;

-- Notifies the relay, which numbers events, of a new row in the outbox, unless the relay is at work.
CREATE FUNCTION stream_outbox_filled() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM relay_state WHERE busy_until > clock_timestamp()) THEN
    PERFORM pg_notify('stream_outbox', '');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stream_outbox_filled AFTER INSERT ON stream_outbox FOR EACH STATEMENT
  EXECUTE FUNCTION stream_outbox_filled();
GRANT INSERT ON stream_outbox TO hirfa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON stream_outbox, stream_positions, stream_events, relay_state TO hirfa_worker;

-- Jobs are committed with the transaction that enqueues them. The job runner's schema belongs to the worker.
CREATE FUNCTION enqueue_job(task text, payload json, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(task, payload, job_key => key, max_attempts => 25);
END $$;
ALTER FUNCTION enqueue_job(text, json, text) OWNER TO hirfa_worker;
GRANT EXECUTE ON FUNCTION enqueue_job(text, json, text) TO hirfa_api, hirfa_auth;
