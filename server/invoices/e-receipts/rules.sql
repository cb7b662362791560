-- Refuses an electronic receipt that does not follow the last one of its device, that is not of an invoice of the fee,
-- or that states another tax number or total. Who issues them has a lock, so that a chain has no forks.
CREATE FUNCTION e_receipt_follows() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last record;
  receipt CONSTANT jsonb := NEW.document;
BEGIN
  SELECT position, uuid INTO last FROM e_receipts WHERE device = NEW.device ORDER BY position DESC LIMIT 1;
  IF (NEW.position, NEW.previous_uuid) <> (coalesce(last.position, 0) + 1, coalesce(last.uuid, ''))
    OR (receipt #>> '{header,uuid}', receipt #>> '{header,previousUUID}', receipt #>> '{seller,deviceSerialNumber}')
      IS DISTINCT FROM (NEW.uuid, NEW.previous_uuid, NEW.device)
    OR NOT EXISTS (SELECT FROM invoices LEFT JOIN e_receipts AS corrected ON corrected.invoice_id = corrects_id
      WHERE id = NEW.invoice_id AND subject = 'platform_fee'
        AND issuer_tax_number = receipt #>> '{seller,rin}' AND total = (receipt ->> 'totalAmount')::numeric
        AND (kind = 'credit_note') = (receipt #>> '{documentType,receiptType}' = 'r')
        AND corrected.uuid IS NOT DISTINCT FROM receipt #>> '{header,referenceUUID}') THEN
    RAISE EXCEPTION 'the electronic receipt of invoice % does not follow', NEW.invoice_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'e_receipt_follows';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER e_receipt_follows BEFORE INSERT ON e_receipts FOR EACH ROW EXECUTE FUNCTION e_receipt_follows();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON e_receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON e_receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whoever reads an invoice reads its electronic receipt; the worker issues it.
GRANT SELECT ON e_receipts TO hirfa_api;
CREATE POLICY read ON e_receipts FOR SELECT TO hirfa_api USING (EXISTS (SELECT FROM invoices WHERE id = invoice_id));
GRANT SELECT, INSERT ON e_receipts TO hirfa_worker;
CREATE POLICY worker ON e_receipts TO hirfa_worker USING (true) WITH CHECK (true);
