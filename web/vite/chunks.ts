/**
 * Modules that several pages share are in one file; those that only some pages need (dialogs and their dependencies)
 * are not. Route files and queries are all imported by the first page, and compress better as one file with the small
 * files that it imports. Visitors send nothing, so that the code of mutations is not in the file of the libraries.
 * `root` is the folder of the project, with a slash at its end.
 */
export function chunksOf(root: string) {
  // The folder itself may have any name, also that of a part of the site.
  const inProject = (pattern: RegExp) => (id: string) => pattern.test(id.replace(root, '/'));
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: 'react',
        test: inProject(
          /\/node_modules\/(?!.*\/(?:mutationObserver|useMutation)\.js)(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:history|react-router|router-core|react-store|store|react-query|query-core))\/|preload-helper|rolldown.runtime/,
        ),
      },
      {
        name: 'common',
        test: inProject(
          /\/(?:kit|ui|app|domain)\/(?!breadcrumbs|blob-image|photos\/|own-words|save-file|feedback\/(?:load-more|show-more|.*skeleton|step)|live\/|clock-time|market\/(?:date-times|cairo)|shortcut-of|words\/|new-message-id|overlays|steady|date-time|fields\/(?!search)|sounds|price-lines|state-badge|stat\.|bookings|payments|notifications|catalogue\/search-folding|accounts\/(?:display-names|given-names|phone-numbers)|providers\/(?:application\.|documents|reviewed|availability))|lucide-react|@lingui|virtual:drawings|\/discovery\/(?:provider-words|provider-tile|service-tile|service-search-field)|\/pages\/not-found|\/forget-words/,
        ),
        minShareCount: 3,
      },
      {
        name: 'routes',
        test: inProject(
          /\/pages\/(?!frame|not-found|error|root|onboarding\/|provider-area\/greeting|test-tools\/test-tools-page)[^?]*\.tsx(?:\?tsr-shared=1)?$|(?<!documents|admin)\/queries\.ts$|wanted-path|read-json|use-signed-in|session-banner|use-connection|sign-in\/(?:return-data\/(?:handle-return|returned-names)|password\/pending-reset|tab-store|stored)|-layout\.ts$|booking-grid|calendar-place|tab-store|layout-dashboard|with-profile|use-update-notice|has-chosen-sounds|session\/keys|@orpc\/(?:client|shared)\/|early-presses|discovery\/(?:section|counts)\.|use-unsent-words|onboarding-skeleton|feedback\/skeleton|ui\/mark|kit\/texts|domain\/(?:market\/cairo|bookings\/(?:limits|facts|times)|admin\/periods|catalogue\/entry-kinds)\.ts$/,
        ),
        minShareCount: 2,
      },
      { name: 'entrance', test: inProject(/\/accounts\/(?:sign-in\/(?!return-data)|security\/)/), minShareCount: 2 },
    ],
  };
}
