CREATE TRIGGER refuse_decided BEFORE UPDATE OF verification_status ON provider_profiles
  FOR EACH ROW WHEN (OLD.verification_status = 'pending') EXECUTE FUNCTION refuse_decided();
CREATE TRIGGER refuse_decided BEFORE UPDATE OF decided_by ON provider_change_requests
  FOR EACH ROW WHEN (NEW.status <> 'withdrawn') EXECUTE FUNCTION refuse_decided();
