-- Some roles count only in a session that has shown a second factor: whoever holds a socket learns of that as of a change of roles.
CREATE FUNCTION second_factor_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('roles_changed', NEW.user_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER second_factor_changed AFTER UPDATE OF second_factor_at ON auth.sessions
  FOR EACH ROW WHEN ((OLD.second_factor_at IS NULL) <> (NEW.second_factor_at IS NULL)) EXECUTE FUNCTION second_factor_changed();
