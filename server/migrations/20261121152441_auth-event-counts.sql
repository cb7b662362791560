CREATE TABLE "auth"."auth_event_counts" (
	"slot" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_event_counts_slot_type_pk" PRIMARY KEY("slot","type"),
	CONSTRAINT "auth_event_counts_type" CHECK ("auth"."auth_event_counts"."type" in ('AUTH_ERROR', 'SIGNIN_FAILED', 'SIGNUP_FAILED', 'CONFIRMATION_EXPIRED', 'SESSION_EXPIRED', 'TOKEN_EXPIRED', 'SIGNED_IN', 'SIGNED_UP', 'TOKEN_REFRESHED', 'SIGNED_OUT'))
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.auth_event_counts TO hirfa_auth;
