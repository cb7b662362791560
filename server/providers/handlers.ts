import { handlersOf } from '../kernel/handlers.ts';
import { getApplication, saveApplication, sendApplication } from './applications/application.ts';
import { changeProvider } from './applications/change-provider.ts';
import { getAvailability, saveAvailability } from './availability/availability.ts';
import { removeFeed, renewFeed } from './availability/feed-address.ts';
import { importCalendar, removeImportedCalendar } from './availability/import/import-calendar.ts';
import { addCardPhoto, removeCardPhoto } from './cards/card-photos.ts';
import { changeCard, removeCard } from './cards/change-card.ts';
import { createCard } from './cards/create-card.ts';
import { listOwnCards } from './cards/own-cards.ts';
import { finishUpload } from './documents/finish-upload.ts';
import { lookAtDocument } from './documents/look-at-document.ts';
import { removeOwnDocument } from './documents/remove-documents.ts';
import type { ProviderServices } from './services.ts';
import { getUpload, startUpload, storePart } from './documents/uploads.ts';
import { getOwnProvider } from './get-own-provider.ts';
import { getOwnMetrics } from './metrics/get-own-metrics.ts';
import { setOnline } from './online/set-online.ts';
import { getChangeRequest, requestChange, withdrawChange } from './verification/request-change.ts';

export const providersHandlers = (services: ProviderServices) =>
  handlersOf('providers', services, {
    getOwnProvider,
    getOwnMetrics,
    getApplication,
    saveApplication,
    sendApplication,
    changeProvider,
    getAvailability,
    saveAvailability,
    setOnline,
    renewFeed,
    removeFeed,
    importCalendar: { outside: importCalendar },
    removeImportedCalendar,
    requestChange,
    withdrawChange,
    getChangeRequest,
    listOwnCards,
    createCard,
    changeCard,
    removeCard,
    addCardPhoto: { outside: addCardPhoto },
    removeCardPhoto,
    startUpload: { outside: startUpload },
    getUpload,
    sendPart: storePart,
    finishUpload: { outside: finishUpload },
    removeDocument: removeOwnDocument,
    lookAtDocument,
  });
