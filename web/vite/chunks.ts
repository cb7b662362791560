/**
 * Modules that several pages share are in one file; those that only some pages need (dialogs and their dependencies)
 * are not. Route files and queries are all imported by the first page, and compress better as one file.
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
        test: inProject(/\/node_modules\/(?:react|use-sync-external-store|@tanstack)\//),
        minShareCount: 8,
      },
      {
        name: 'common',
        test: inProject(
          /\/(?:kit|ui|app|domain)\/(?!breadcrumbs|blob-image|own-words|save-file|feedback\/(?:load-more|show-more)|overlays|tabs|steady|date-time|fields\/(?!search)|sounds|price-lines|state-badge|stat\.|bookings|payments|notifications|market\/date-times|catalogue\/search-folding|accounts\/(?:display-names|given-names|phone-numbers)|providers\/(?:application\.|documents|reviewed|availability))|lucide-react(?!.*\/(?:plus|minus|circle-pause|pencil-line|trash|hourglass|eye|eye-off|share-2|calendar-clock|calendar-x-2|download|image-off|key-round|mail-check|mail-open|terminal|cloud-off)\.)|@lingui|virtual:drawings/,
        ),
        minShareCount: 3,
      },
      {
        name: 'routes',
        test: inProject(
          /\/pages\/(?!frame|not-found|error|root|onboarding\/)[^?]*\.tsx(?:\?tsr-shared=1)?$|(?<!documents|admin)\/queries\.ts$|-skeleton\.tsx$|wanted-path|read-json|use-signed-in|session-banner|use-connection|sign-in\/(?:return-data|password\/pending-reset|tab-store|stored)|-layout\.ts$|booking-grid|calendar-place|tab-store|layout-dashboard|with-profile|use-update-notice|domain\/(?:bookings\/limits|accounts\/(?:auth-events|oauth))\.ts$/,
        ),
        minShareCount: 2,
      },
      { name: 'entrance', test: inProject(/\/accounts\/(?:sign-in|security)\//), minShareCount: 2 },
    ],
  };
}
