ALTER TABLE "service_areas" ADD COLUMN "middle" jsonb;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_middle" CHECK (("service_areas"."middle" ->> 'latitude')::float between -90 and 90
        and ("service_areas"."middle" ->> 'longitude')::float between -180 and 180);