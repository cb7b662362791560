-- What the actor gets for each of their jobs: what the ledger says, or what it will say once the gateway has done what
-- was asked of it. Jobs for which nobody pays have no row. Settled is what can be paid out. What a bank took back, and
-- the provider bears, and what the customer pays in cash, is a part of the subtotal and not of the payout.
CREATE VIEW own_earnings AS
  SELECT bookings.id AS booking_id, bookings.title AS title_en, bookings.title_ar, bookings.starts_at,
    bookings.status = 'cancelled' AS is_late_cancellation, bookings.hourly_rate, bookings.total_hours,
    (bookings.completed_at IS NOT NULL OR payments.released_at IS NOT NULL) AND NOT waits_for_bank(bookings.id)
      AS is_settled,
    (earned.payout + earned.commission + coalesce(back.borne, 0) + coalesce(cash.collected, 0))::numeric(12,2)
      AS subtotal,
    earned.commission::numeric(12,2) AS provider_commission, earned.payout::numeric(12,2) AS provider_payout,
    coalesce(back.borne, 0.00)::numeric(12,2) AS charged_back,
    coalesce(cash.collected, 0.00)::numeric(12,2) AS in_cash,
    CASE WHEN bookings.is_visit IS NOT TRUE THEN 'job' WHEN EXISTS (SELECT FROM booking_extras
      WHERE booking_extras.booking_id = bookings.id AND is_quote AND outcome = 'added') THEN 'quote' ELSE 'visit' END
      AS work,
    date.kind AS package_kind, date.number AS package_number
  FROM bookings
  JOIN payments ON payments.booking_id = bookings.id
  LEFT JOIN LATERAL (
    SELECT kind, number FROM packages JOIN package_dates ON package_id = packages.id
    WHERE package_dates.booking_id = bookings.id AND began_at IS NOT NULL
  ) AS date ON true
  LEFT JOIN LATERAL (
    SELECT sum(least(borne, taken - relieved)) AS borne FROM chargebacks WHERE chargebacks.booking_id = bookings.id
  ) AS back ON true
  LEFT JOIN LATERAL (
    SELECT provider_payout, provider_commission FROM payment_operations AS asked
    WHERE asked.booking_id = bookings.id AND asked.state IN ('requested', 'sent') AND NOT asked.is_release
    ORDER BY asked.id DESC LIMIT 1
  ) AS target ON true
  LEFT JOIN LATERAL (
    SELECT -sum(amount) FILTER (WHERE account IN (:earned_accounts)) AS payout,
      -sum(amount) FILTER (WHERE account = 'commission') AS commission
    FROM ledger_entries AS entries WHERE entries.booking_id = bookings.id
  ) AS moved ON true
  LEFT JOIN LATERAL (
    SELECT CASE rail_state WHEN 'captured' THEN payments.provider_payout ELSE 0 END AS earned,
      CASE rail_state WHEN 'captured' THEN payments.provider_commission ELSE 0 END AS commission,
      coalesce(payments.collected, CASE rail_state WHEN 'captured' THEN payments.customer_total ELSE 0 END) AS collected
    WHERE payments.is_cash
  ) AS cash ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(cash.earned - cash.collected, target.provider_payout, moved.payout, 0) AS payout,
      coalesce(cash.commission, target.provider_commission, moved.commission, 0) AS commission
  ) AS earned
  WHERE bookings.provider_id = actor_provider_id() AND bookings.authorized_at IS NOT NULL
    AND (earned.payout <> 0 OR back.borne > 0 OR cash.collected > 0);
GRANT SELECT ON own_earnings TO hirfa_api;
