CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_looks" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"viewer_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "document_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_uploads_kind" CHECK ("document_uploads"."kind" in ('national_id_front', 'national_id_back', 'proof_url', 'skill_verification_document_url')),
	CONSTRAINT "document_uploads_purpose" CHECK ("document_uploads"."purpose" in ('application', 'change')),
	CONSTRAINT "document_uploads_size" CHECK ("document_uploads"."size" between 1 and 10485760 and "document_uploads"."received" between 0 and "document_uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "document_uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"step" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_applications_step" CHECK ("provider_applications"."step" in ('type', 'about', 'work', 'place', 'prices', 'documents', 'review')),
	CONSTRAINT "provider_applications_version" CHECK ("provider_applications"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "provider_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "provider_change_requests_status" CHECK ("provider_change_requests"."status" in ('open', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "provider_change_requests_decided" CHECK (("provider_change_requests"."status" = 'open') = ("provider_change_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "provider_change_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"pages" integer NOT NULL,
	"file_hash" text NOT NULL,
	"pixel_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "provider_documents_kind" CHECK ("provider_documents"."kind" in ('national_id_front', 'national_id_back', 'proof_url', 'skill_verification_document_url')),
	CONSTRAINT "provider_documents_purpose" CHECK ("provider_documents"."purpose" in ('application', 'change')),
	CONSTRAINT "provider_documents_pages" CHECK ("provider_documents"."pages" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "provider_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "subscription_packages_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "monthly_subscription_rate" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "yearly_subscription_rate" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "document_looks" ADD CONSTRAINT "document_looks_document_id_provider_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."provider_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_change_requests" ADD CONSTRAINT "provider_change_requests_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "document_looks_document" ON "document_looks" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_looks_expires" ON "document_looks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_uploads_user" ON "document_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_uploads_created" ON "document_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_change_requests_open" ON "provider_change_requests" USING btree ("provider_id") WHERE "provider_change_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "provider_change_requests_provider" ON "provider_change_requests" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_documents_current" ON "provider_documents" USING btree ("user_id","kind","purpose") WHERE "provider_documents"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "provider_documents_file_hash" ON "provider_documents" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "provider_documents_pixel_hash" ON "provider_documents" USING btree ("pixel_hash");--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_suspension" CHECK ("provider_profiles"."suspension_reason" is null or not "provider_profiles"."is_active");--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_packages" CHECK ("provider_profiles"."monthly_subscription_rate" > 0 and "provider_profiles"."yearly_subscription_rate" > 0);