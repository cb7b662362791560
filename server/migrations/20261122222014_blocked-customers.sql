CREATE TABLE "blocked_customers" (
	"provider_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocked_customers_provider_id_customer_id_pk" PRIMARY KEY("provider_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "blocked_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blocked_customers" ADD CONSTRAINT "blocked_customers_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_customers" ADD CONSTRAINT "blocked_customers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_customers" ADD CONSTRAINT "blocked_customers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_customers_customer" ON "blocked_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "blocked_customers_booking" ON "blocked_customers" USING btree ("booking_id");