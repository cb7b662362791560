-- Numbers an invoice: the next number in the series of its issuer, kind and year. The series stays locked until the end
-- of the transaction, so that a number is used by whoever commits, and none is left out.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO invoice_series AS series (issuer, kind, year, last_number) VALUES (NEW.issuer, NEW.kind, NEW.year, 1)
  ON CONFLICT (issuer, kind, year) DO UPDATE SET last_number = series.last_number + 1
  RETURNING last_number INTO NEW.number;
  RETURN NEW;
END $$;
CREATE TRIGGER number_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Refuses a credit note that is not of the same issuer and receiver, for the same, as the invoice that it corrects.
CREATE FUNCTION credit_note_of_invoice() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM invoices AS corrected WHERE id = NEW.corrects_id AND kind = 'invoice'
    AND (corrected.booking_id, corrected.subject, corrected.provider_id, corrected.payer_id, corrected.vat_rate,
      corrected.issuer_name_en, corrected.issuer_name_ar, corrected.receiver_name_en, corrected.receiver_name_ar)
    = (NEW.booking_id, NEW.subject, NEW.provider_id, NEW.payer_id, NEW.vat_rate,
      NEW.issuer_name_en, NEW.issuer_name_ar, NEW.receiver_name_en, NEW.receiver_name_ar)
    AND corrected.issuer_tax_number IS NOT DISTINCT FROM NEW.issuer_tax_number) THEN
    RAISE EXCEPTION 'the credit note % is not of its invoice', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_note_of_invoice';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credit_note_of_invoice BEFORE INSERT ON invoices FOR EACH ROW WHEN (NEW.kind = 'credit_note')
  EXECUTE FUNCTION credit_note_of_invoice();

-- Refuses invoices of a booking that, less its credit notes, are neither the lines of its payment nor zero. Refuses
-- more credit than was invoiced for a subject.
CREATE FUNCTION invoices_agree() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agree boolean;
BEGIN
  WITH signed AS (
    SELECT subject, CASE kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign, net, vat, discount
    FROM invoices WHERE booking_id = NEW.booking_id
  ), sums AS (
    SELECT subject, sum(sign * net) AS net, sum(sign * vat) AS vat, sum(sign * discount) AS discount
    FROM signed GROUP BY subject
  ), booking AS (
    SELECT coalesce(sum(net) FILTER (WHERE subject = 'service'), 0) AS service,
      coalesce(sum(net) FILTER (WHERE subject = 'platform_fee'), 0) AS fee,
      coalesce(sum(net + vat) FILTER (WHERE subject = 'commission'), 0) AS commission,
      coalesce(sum(vat) FILTER (WHERE subject <> 'commission'), 0) AS vat, sum(discount) AS discount,
      bool_and(least(net, vat, discount) >= 0 AND discount <= net + vat) AS is_possible
    FROM sums
  )
  SELECT is_possible AND (greatest(service, fee, commission, booking.vat, discount) = 0
    OR (service, fee, commission, booking.vat, discount)
      = (subtotal, platform_fee, provider_commission, payments.vat, referral_bonus))
  INTO agree FROM booking JOIN payments ON payments.booking_id = NEW.booking_id;
  IF agree IS DISTINCT FROM true THEN
    RAISE EXCEPTION 'the invoices of booking % are not the lines of its payment', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_agree';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoices_agree AFTER INSERT ON invoices
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoices_agree();

-- Refuses items whose sums are not the amounts of their invoice.
CREATE FUNCTION items_of_invoice() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT coalesce((SELECT sum(net) = NEW.net AND sum(vat) = NEW.vat AND count(*) > 1 AND bool_and(net > 0 AND vat >= 0)
    FROM jsonb_to_recordset(NEW.items) AS item (net numeric, vat numeric)), false) THEN
    RAISE EXCEPTION 'the items of invoice % are not its amounts', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'items_of_invoice';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER items_of_invoice BEFORE INSERT ON invoices FOR EACH ROW WHEN (NEW.items <> '[]')
  EXECUTE FUNCTION items_of_invoice();

-- The customer reads those of the service and of the fee, the provider those of the service and of the commission.
GRANT SELECT ON invoices TO hirfa_api;
CREATE POLICY read_as_customer ON invoices FOR SELECT TO hirfa_api
  USING (payer_id = actor_id() AND subject <> 'commission');
CREATE POLICY read_as_provider ON invoices FOR SELECT TO hirfa_api
  USING (provider_id = actor_provider_id() AND subject <> 'platform_fee');
CREATE POLICY read_all ON invoices FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));

-- The worker issues them.
GRANT SELECT, INSERT ON invoices TO hirfa_worker;
CREATE POLICY worker ON invoices TO hirfa_worker USING (true) WITH CHECK (true);
