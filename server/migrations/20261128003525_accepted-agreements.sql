CREATE TABLE "accepted_agreements" (
	"user_id" uuid NOT NULL,
	"agreement" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_agreements_user_id_agreement_version_pk" PRIMARY KEY("user_id","agreement","version"),
	CONSTRAINT "accepted_agreements_agreement" CHECK ("accepted_agreements"."agreement" in ('terms', 'privacy'))
);
--> statement-breakpoint
ALTER TABLE "accepted_agreements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;