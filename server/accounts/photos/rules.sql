-- A stored file becomes the photo of one row, such as a message, and is no longer one to be deleted.
CREATE FUNCTION use_photo(photo uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM unused_photos WHERE id = photo;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no photo % to show', photo
      USING ERRCODE = 'check_violation', CONSTRAINT = 'use_photo';
  END IF;
END $$;

-- For tables whose rows are photos: the file of one that was removed is to be deleted.
CREATE FUNCTION photo_removed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO unused_photos (id, remove_at) VALUES (OLD.photo_id, OLD.created_at);
  RETURN NULL;
END $$;

-- The name of a file that is about to be stored. It is made here, so that nobody lists the file of somebody else as
-- unused.
CREATE FUNCTION name_photo(remove_at timestamptz) RETURNS uuid LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ INSERT INTO unused_photos (id, remove_at) SELECT gen_random_uuid(), name_photo.remove_at
  WHERE actor_id() IS NOT NULL RETURNING id $$;
GRANT EXECUTE ON FUNCTION name_photo(timestamptz) TO hirfa_api;
GRANT SELECT, INSERT, DELETE ON unused_photos TO hirfa_worker;
