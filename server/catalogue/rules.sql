GRANT SELECT ON categories, services, service_areas TO hirfa_public, hirfa_api, hirfa_worker;
