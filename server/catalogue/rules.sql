GRANT SELECT ON categories, services, service_areas TO hirfa_public, hirfa_api, hirfa_worker;
-- For the category that is nearest to a search.
GRANT EXECUTE ON FUNCTION strict_word_similarity(text, text) TO hirfa_public, hirfa_api, hirfa_worker;
