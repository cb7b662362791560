export { catalogueAdminPages } from './admin/admin-pages.ts';
export { CatalogueDesk } from './admin/catalogue-desk.tsx';
