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
CREATE TABLE "operator_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holds_from" timestamp (3) with time zone NOT NULL,
	"legal_name_en" text NOT NULL,
	"legal_name_ar" text NOT NULL,
	"address_en" text NOT NULL,
	"address_ar" text NOT NULL,
	"commercial_register" text NOT NULL,
	"tax_number" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	CONSTRAINT "operator_details_once" UNIQUE("holds_from"),
	CONSTRAINT "operator_details_legal_name_en" CHECK (length("operator_details"."legal_name_en") <= 120),
	CONSTRAINT "operator_details_legal_name_ar" CHECK (length("operator_details"."legal_name_ar") <= 120),
	CONSTRAINT "operator_details_address_en" CHECK (length("operator_details"."address_en") <= 300),
	CONSTRAINT "operator_details_address_ar" CHECK (length("operator_details"."address_ar") <= 300),
	CONSTRAINT "operator_details_commercial_register" CHECK (length("operator_details"."commercial_register") <= 40),
	CONSTRAINT "operator_details_tax_number" CHECK (length("operator_details"."tax_number") <= 40),
	CONSTRAINT "operator_details_contact_email" CHECK (length("operator_details"."contact_email") <= 254),
	CONSTRAINT "operator_details_contact_phone" CHECK (length("operator_details"."contact_phone") <= 30)
);
--> statement-breakpoint
ALTER TABLE "operator_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;