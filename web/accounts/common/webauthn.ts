import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** The server asks for no extensions, and hears of none. */
const none = { clientExtensionResults: {} };

/** How browsers are asked about passkeys. It comes when it is needed: no page begins with it. */
export async function loadWebauthn() {
  const { startAuthentication, startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  return {
    /** Has a device make a key. */
    make: async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => ({ ...(await startRegistration({ optionsJSON })), ...none }),
    /** Has a key sign, in the browser's own dialog; or, as an offer, in the field that is marked for it. Ends what was asked before. */
    sign: async (optionsJSON: PublicKeyCredentialRequestOptionsJSON, isOffer = false) => ({
      ...(await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer, verifyBrowserAutofillInput: false })),
      ...none,
    }),
    cancel: () => WebAuthnAbortService.cancelCeremony(),
  };
}
